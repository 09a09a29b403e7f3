/**
 * What the specification calls the fields of a body or a reply, where the code has a word of its own. A
 * list is passed through: its names are those of each of its items.
 */
export interface WireNames {
  /** By the name in the code: the one on the wire. */
  readonly fields: Readonly<Record<string, string>>
  /** Of the fields whose values hold renamed fields themselves. */
  readonly within: Readonly<Record<string, WireNames>>
}

/**
 * What came from the wire, in the names of the code; or the other way round. The two names of a field change
 * places, so that a body that uses the name of the code is refused like any unknown field.
 */
export function renamed(value: unknown, names: WireNames | undefined): unknown {
  if (!names) return value
  if (Array.isArray(value)) return value.map((one) => renamed(one, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [
      otherName(name, names),
      renamed(part, ownValue(names.within, name)),
    ]),
  )
}

/** The same of the path to a field, such as `body.workflows.0.steps`. */
export function renamedPath(path: string, names: WireNames | undefined): string {
  const parts: string[] = []
  let here = names
  for (const part of path.split('.')) {
    if (!here || /^\d+$/.test(part)) parts.push(part)
    else {
      parts.push(otherName(part, here))
      here = ownValue(here.within, part)
    }
  }
  return parts.join('.')
}

function otherName(name: string, { fields }: WireNames): string {
  const inCode = Object.keys(fields).find((one) => fields[one] === name)
  return ownValue(fields, name) ?? inCode ?? name
}

/** Callers choose the names of what they send: none may reach what every object inherits. */
const ownValue = <Value>(record: Readonly<Record<string, Value>>, name: string) =>
  Object.hasOwn(record, name) ? record[name] : undefined
