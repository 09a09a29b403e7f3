/**
 * Since which version a field is part of what is stored as JSON. Of one that came later, or means something
 * else since, it says what a row that is older has in its place.
 */
export type StoredField<Value> =
  | { readonly since: 1 }
  | { readonly since: number; readonly before: (older: Readonly<Record<string, unknown>>) => Value }

/** Every field of a noun that is stored as JSON: a new one does not compile until it stands here. */
export type StoredFields<Data> = { readonly [Field in keyof Data]-?: StoredField<Data[Field]> }

/** There from the first version on. */
export const FIRST = { since: 1 } as const

/** Where rows say their version; those of the first version say none. */
const VERSION = 'storedVersion'

type AnyFields = Readonly<Record<string, StoredField<unknown>>>

const newest = (fields: AnyFields): number =>
  Math.max(...Object.values(fields).map(({ since }) => since))

/** As it is written. */
export function toStored(data: object, fields: AnyFields): object {
  const version = newest(fields)
  return version === 1 ? data : { ...data, [VERSION]: version }
}

/**
 * As it is read, whenever it was written. What a newer release added is left out: it may run beside this
 * one, which does not know it.
 */
export function bringUp<Data>(
  stored: Readonly<Record<string, unknown>>,
  fields: StoredFields<Data>,
): Data {
  const version = Number(stored[VERSION] ?? 1)
  const read = Object.entries<StoredField<unknown>>(fields).flatMap(([name, field]) => {
    const isOlder = field.since > version || !(name in stored)
    if ('before' in field && isOlder) return [[name, field.before(stored)]]
    return name in stored ? [[name, stored[name]]] : []
  })
  return Object.fromEntries(read) as Data
}
