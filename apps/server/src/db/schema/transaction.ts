import { customType } from 'drizzle-orm/pg-core'

/** The number of a transaction, which is never used again in the life of a database. */
export const transaction = customType<{ data: string }>({ dataType: () => 'xid8' })
