import { customType } from 'drizzle-orm/pg-core'

const bytewise = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/** A row's place in the market tree; row-level security compares it with the person's range. */
export const path = () => bytewise('path').notNull()
