interface NestedError {
  message?: unknown
  cause?: unknown
  causes?: unknown
}

/** Every message of an error and of what caused it, outermost first; a comma separates two. */
export function messagesOf(error: unknown): string[] {
  return collect(error, new Set())
}

function collect(error: unknown, seen: Set<unknown>): string[] {
  if (typeof error === 'string') return split(error)
  if (Array.isArray(error)) return error.flatMap((each) => collect(each, seen))
  if (typeof error !== 'object' || error === null || seen.has(error)) return []
  seen.add(error)
  const { message, cause, causes } = error as NestedError
  const own = typeof message === 'string' ? split(message) : []
  return [...own, ...collect(cause, seen), ...collect(causes, seen)]
}

function split(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
