import type { FastifyServerOptions } from 'fastify'

/**
 * Logs tell what happened, never to whom: no address with its query, no header, no body. Errors keep
 * their class, code and place, not their text, which may quote values.
 */
export function logging(level: string): FastifyServerOptions['logger'] {
  if (level === 'silent') return false
  return {
    level,
    base: null,
    serializers: {
      req: ({ id }: { id: string }) => ({ id }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      err: describeError,
    },
  }
}

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
