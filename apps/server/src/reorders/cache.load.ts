/** Answers what was read before under a name, or reads it. */
export type Cached = <Value>(name: string, read: () => Promise<Value>) => Promise<Value>

/** Reads once what the many campaigns of one call, or of one turn of a job, have in common. */
export function cache(): Cached {
  const stored = new Map<string, Promise<unknown>>()
  return async <Value>(name: string, read: () => Promise<Value>) => {
    const cached = stored.get(name) as Promise<Value> | undefined
    if (cached) return cached
    // A statement is sent each time that it is awaited; a promise is not.
    const reading = Promise.resolve(read())
    stored.set(name, reading)
    // A failed read is tried again by the next caller.
    reading.catch(() => stored.delete(name))
    return reading
  }
}
