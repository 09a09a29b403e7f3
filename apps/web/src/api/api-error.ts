import type { Method, Problem } from '@marquee/contract/operation'
import { renamedPath, type WireNames } from '@marquee/rules/wire-names'

const apiTexts = {
  failed: (status: number) => `Request failed with status code ${status}`,
  unreachable: 'Marquee cannot be reached. Check your connection and try again.',
} as const

/** What is known of a failed call, for support and for logs. */
export interface ErrorDetails {
  baseUrl: string
  method: Method
  url: string
  message: string
  /** 0 where no answer arrived. */
  statusCode: number
  serverResponseCode?: string
  serverResponseMessage?: string
  serverResponseAttributes?: Readonly<Record<string, unknown>>
}

export interface FailedRequest {
  baseUrl: string
  method: Method
  url: string
}

/** A call that failed: what a person reads, the reason for programs, and the fields it is about. */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    readonly code: string,
    message: string,
    readonly details: ErrorDetails,
    /** Path of a field, as in `body.date`, to what is wrong with it. */
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(message)
  }

  get status(): number {
    return this.details.statusCode
  }
}

/** Reads an answer that is not a success. */
export async function errorOf(
  request: FailedRequest,
  response: Response,
  bodyNames?: WireNames,
): Promise<ApiError> {
  const statusCode = response.status
  const message = apiTexts.failed(statusCode)
  const problem = await readProblem(response)
  if (!problem) return new ApiError('unknown', message, { ...request, message, statusCode })
  const details = {
    ...request,
    message,
    statusCode,
    serverResponseCode: problem.code,
    serverResponseMessage: problem.message,
    serverResponseAttributes: problem.details ?? {},
  }
  return new ApiError(problem.code, problem.message, details, fieldsOf(problem, bodyNames))
}

function fieldsOf({ fields }: Problem, body: WireNames | undefined) {
  if (!fields || !body) return fields
  const names = { fields: {}, within: { body } }
  return Object.fromEntries(
    Object.entries(fields).map(([path, text]) => [renamedPath(path, names), text]),
  )
}

/** No answer arrived at all. */
export function unreachable(request: FailedRequest): ApiError {
  const message = apiTexts.unreachable
  return new ApiError('network.unreachable', message, { ...request, message, statusCode: 0 })
}

async function readProblem(response: Response): Promise<Problem | undefined> {
  if (!response.headers.get('content-type')?.includes('application/problem+json')) return undefined
  try {
    const problem = (await response.json()) as Partial<Problem> | null
    const isProblem = typeof problem?.code === 'string' && typeof problem.message === 'string'
    return isProblem ? (problem as Problem) : undefined
  } catch {
    return undefined
  }
}
