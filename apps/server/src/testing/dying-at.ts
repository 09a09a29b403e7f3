import pg from 'pg'

type Query = (this: pg.Client, ...args: unknown[]) => Promise<unknown> | undefined

export interface Dying {
  /** How many statements were begun so far. */
  statements: () => number
  /** The driver's own method, by which a statement is not counted. */
  query: Query
}

/**
 * From now on this program counts its statements, and dies at one: at an odd point before it, at an even one behind
 * the one before. At point 0 it lives.
 */
export function dieAt(point: number): Dying {
  const query: Query = pg.Client.prototype.query as never
  let statements = 0
  function counted(this: pg.Client, ...args: unknown[]) {
    statements += 1
    if (point === 2 * statements - 1) die()
    const isLast = point === 2 * statements
    const then = args.at(-1)
    if (isLast && typeof then === 'function') args[args.length - 1] = die
    const answer = query.apply(this, args)
    return isLast && answer ? answer.then(die, die) : answer
  }
  pg.Client.prototype.query = counted as never
  return { statements: () => statements, query }
}

function die(): never {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('dead')
}
