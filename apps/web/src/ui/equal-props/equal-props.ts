/**
 * For `memo`, where a part gets lists and objects that are built at each key press: it is rendered
 * again only when their content differs. Functions have to be the same ones.
 */
export function haveEqualProps<Props extends object>(before: Props, now: Props): boolean {
  const values = new Map(Object.entries(before))
  const current = Object.entries(now)
  return (
    values.size === current.length &&
    current.every(([name, value]) => values.has(name) && isEqual(values.get(name), value))
  )
}

const isEqual = (before: unknown, now: unknown): boolean =>
  Object.is(before, now) ||
  (typeof now === 'object' && JSON.stringify(before) === JSON.stringify(now))
