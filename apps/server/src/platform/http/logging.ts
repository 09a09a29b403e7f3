import pino from 'pino'

/**
 * Logs contain what happened, never whom it concerned: no address with its query, no header, no body.
 * Errors keep their class, code and place, not their text, which may quote values.
 */
export function logging(level: string, destination = toOutput()): pino.Logger {
  const serializers = {
    req: ({ id }: { id: string }) => ({ id }),
    res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    err: describeError,
  }
  return pino({ level, base: null, serializers }, destination)
}

/**
 * Resolves when all is written, or cannot be: a program that ends by itself would else wait for ever where the
 * reader of its output has gone, as writing at the very end is tried again and again.
 */
export const writtenOut = (log: pino.Logger): Promise<void> =>
  new Promise((resolve) => log.flush(() => resolve()))

// Written out together, at the latest after a second: a system call a line costs more than the line.
const toOutput = (): pino.DestinationStream =>
  pino.destination({ minLength: 4_096, sync: false, periodicFlush: 1_000 })

interface Described extends Record<string, unknown> {
  type: string
  message: string
  stack: string
}

function describeError(error: Error & { code?: string; constraint?: string }): Described {
  const { name, code, constraint, stack, cause } = error
  const places = stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')
  return {
    type: name,
    message: '',
    ...(code ? { code } : {}),
    ...(constraint ? { constraint } : {}),
    stack: places ?? '',
    ...(cause instanceof Error ? { cause: describeError(cause) } : {}),
  }
}
