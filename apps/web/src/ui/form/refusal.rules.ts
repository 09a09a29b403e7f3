export interface PlacedErrors {
  /** Field name to what is wrong with it. */
  placed: Record<string, string>
  /** What is wrong with something that has no field here. */
  rest: string[]
}

/** Finds for each path of a server's answer, as in `body.contact.email`, the form's field. */
export function placeErrors(
  errors: Readonly<Record<string, string>>,
  names: ReadonlySet<string>,
): PlacedErrors {
  const placed: Record<string, string> = {}
  const rest: string[] = []
  for (const [path, message] of Object.entries(errors)) {
    const name = nameFor(path, names)
    if (name === undefined) rest.push(message)
    else placed[name] ??= message
  }
  return { placed, rest }
}

/** A form may hold only a part of what is sent, and one field a whole object. */
function nameFor(path: string, names: ReadonlySet<string>): string | undefined {
  const parts = path.replaceAll(/\[(\d+)\]/g, '.$1').split('.')
  for (let length = parts.length; length > 0; length -= 1) {
    for (let from = 0; from + length <= parts.length; from += 1) {
      const name = parts.slice(from, from + length).join('.')
      if (names.has(name)) return name
    }
  }
  return undefined
}
