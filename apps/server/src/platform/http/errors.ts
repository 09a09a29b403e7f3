import type { CommonProblem } from '@marquee/contract/operation'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { declaredMethods } from './declared-methods.ts'
import { problem, ProblemError, toBody } from './problem.ts'

/** Every answer that is not a success leaves through here, as application/problem+json. */
export function answerErrors(app: FastifyInstance): void {
  const methodsOf = declaredMethods(app)
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = error instanceof ProblemError ? error : translate(error)
    if (known.status >= 500) request.log.error({ err: error }, 'request failed')
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
  if (isDatabaseAway(error)) return problem('server.unavailable', {}, { 'retry-after': '2' })
  return problem(PROBLEM_OF_STATUS.get(error.statusCode ?? 500) ?? 'server.failed')
}

const PROBLEM_OF_STATUS: ReadonlyMap<number, CommonProblem> = new Map([
  [400, 'request.malformed'],
  [408, 'request.too-slow'],
  [413, 'request.too-large'],
  [415, 'request.wrong-type'],
  [429, 'too-many-requests'],
])

const CONNECTION_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

// The driver's own errors carry no code.
const WORDS_OF_THE_DRIVER =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout/

/** Is the database gone, starting, stopping, or too busy to answer in time? */
function isDatabaseAway(
  error: Error & { code?: string; syscall?: string; severity?: string; cause?: unknown },
): boolean {
  const { code = '', message, severity = '' } = error
  // A database that has ended takes its socket along.
  if (code === 'ENOENT' && error.syscall === 'connect') return true
  if (CONNECTION_ERRORS.has(code) || /^(FATAL|PANIC)$/.test(severity)) return true
  // 08: connection; 53: out of resources; 57P: stopping or starting; 57014, 55P03: timeouts;
  // 40: gave way to another transaction, so that trying again helps.
  if (/^(08|53|40)...$|^57P0.$|^57014$|^55P03$|^25P0[34]$/.test(code)) return true
  if (WORDS_OF_THE_DRIVER.test(message)) return true
  return error.cause instanceof Error && isDatabaseAway(error.cause)
}

export const isApiAddress = (url: string) => /^\/(api|oidc|assets)(\/|\?|$)/.test(url)
