import type { CommonProblem } from '@marquee/contract/operation'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway, isStorageFull, namesWhatIsGone } from '../sql/index.ts'
import { declaredMethods } from './declared-methods.ts'
import { problem, ProblemError, toBody } from './problem.ts'
import type { RoomLeft } from './room-left.ts'

/** Every answer that is not a success leaves through here, as application/problem+json. */
export function answerErrors(app: FastifyInstance, room: RoomLeft): void {
  const methodsOf = declaredMethods(app)
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = error instanceof ProblemError ? error : translate(error)
    if (known.code === 'storage-full') room.noteFull()
    // What is refused on purpose, as where too much comes at once, is no fault to report.
    const isFault = known.status >= 500 && known !== error
    if (isFault) request.log.error({ err: error }, 'request failed')
    return sendProblem(known, request, reply)
  })
  app.setNotFoundHandler((request, reply) => {
    const allow = methodsOf(request)
    const known = allow ? problem('method.not-allowed', {}, { allow }) : problem('not-found')
    return sendProblem(known, request, reply)
  })
}

export function sendProblem(
  error: ProblemError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return reply
    .status(error.status)
    .headers(error.headers)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(toBody(error, request.id)))
}

function translate(error: FastifyError & { constraint?: string }): ProblemError {
  if (isStorageFull(error)) return problem('storage-full', {}, { 'retry-after': '30' })
  if (isDatabaseAway(error) || namesWhatIsGone(error)) {
    return problem('server.unavailable', {}, { 'retry-after': '2' })
  }
  return problem(PROBLEM_OF_STATUS.get(error.statusCode ?? 500) ?? 'server.failed')
}

const PROBLEM_OF_STATUS: ReadonlyMap<number, CommonProblem> = new Map([
  [400, 'request.malformed'],
  [408, 'request.too-slow'],
  [413, 'request.too-large'],
  [415, 'request.wrong-type'],
  [429, 'too-many-requests'],
])

/** However it is written: a program that mistypes a call, or looks for figures, must not be answered a page. */
export const isApiAddress = (url: string) => NO_PAGES.test(decoded(url))

const NO_PAGES = /^\/+(api|oidc|assets|metrics)(\/|\?|$)/i

function decoded(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}
