import { commonProblems, type CommonProblem, type Problem } from '@marquee/contract/operation'

const titles: Record<number, string> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Request timeout',
  409: 'Conflict',
  412: 'Changed meanwhile',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Cannot be done',
  429: 'Too many requests',
  500: 'Server error',
  503: 'Not available',
  507: 'No room left',
}

/** Thrown anywhere below a route; the error handler answers with it. */
export class ProblemError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    message: string,
    readonly more: Pick<Problem, 'fields' | 'details'> = {},
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
  }
}

export function problem(
  code: CommonProblem,
  more: Pick<Problem, 'fields' | 'details'> = {},
  headers: Readonly<Record<string, string>> = {},
): ProblemError {
  const { status, message } = commonProblems[code]
  return new ProblemError(code, status, message, more, headers)
}

export function toBody(error: ProblemError, requestId: string): Problem {
  return {
    type: `urn:marquee:problem:${error.code}`,
    title: titles[error.status] ?? 'Error',
    status: error.status,
    code: error.code,
    message: error.message,
    ...error.more,
    requestId,
  }
}
