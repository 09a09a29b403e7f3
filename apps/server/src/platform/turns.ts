/**
 * Resolves when it is its turn: so many computations in each round of the event loop, so that in between everything that
 * waits for a file, a socket or the database can continue. With setImmediate alone all computations would continue in the
 * same round.
 */
export function turns(eachRound = 1): () => Promise<void> {
  const waiting: (() => void)[] = []
  const next = () => {
    for (const resolve of waiting.splice(0, eachRound)) resolve()
    if (waiting.length > 0) setImmediate(next)
  }
  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(next)
    })
}
