/** Nothing but whole numbers gets into the text of a question. */
export function whole(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number`)
  return value
}
