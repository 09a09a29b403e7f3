import { bringUp, toStored, type StoredFields } from '@marquee/rules/stored'
import { customType } from 'drizzle-orm/pg-core'

type Json = Readonly<Record<string, unknown>>

/**
 * JSON that is written with the version of its form, and upgraded to the present one whenever a row is
 * read.
 */
export const stored = <Data extends object>(fields: StoredFields<Data>) =>
  customType<{ data: Data; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (data) => JSON.stringify(toStored(data, fields)),
    fromDriver: (json) => bringUp(json as Json, fields),
  })()

/** The same for a list: each of its items says its version. */
export const storedList = <Item extends object>(fields: StoredFields<Item>) =>
  customType<{ data: Item[]; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (items) => JSON.stringify(items.map((item) => toStored(item, fields))),
    fromDriver: (json) => (json as Json[]).map((item) => bringUp(item, fields)),
  })()
