/** What is wrong, by the path of the field; undefined where nothing is. */
export type Problems = Record<string, string | undefined>

export function onlyFound(problems: Problems): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

/** Of values that must differ, the indexes of the repeated ones. */
export function repeatedPlaces(values: readonly unknown[]): number[] {
  return values.flatMap((value, at) => (values.indexOf(value) < at ? [at] : []))
}
