const waiting: (() => void)[] = []

/**
 * Resolves when it is its turn: one computation in each round of the event loop, so that in between
 * everything that waits for a file, a socket or the database can continue. With setImmediate alone all
 * computations would continue in the same round.
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
