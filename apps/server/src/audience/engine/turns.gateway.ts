const waiting: (() => void)[] = []

/**
 * Goes on when it is its turn: one that computes in each round of the event loop, and between them everybody
 * who waits for a file, a socket or the database. By setImmediate alone all who wait go on in one round.
 */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(next)
  })
}

function next(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(next)
}
