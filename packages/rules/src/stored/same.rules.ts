/** The same data, whatever the order of the fields, which may differ between sources. */
export const isSameData = (one: object, other: object): boolean =>
  JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}
