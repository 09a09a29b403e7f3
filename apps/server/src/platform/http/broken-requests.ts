import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { sendProblem } from './errors.ts'
import { dataHeaders } from './headers.ts'
import { problem, toBody, type ProblemError } from './problem.ts'

/** Refuses in our own form what is turned away before any route or hook of ours sees it. */
export function brokenRequests(
  publicUrl: string,
): Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> {
  const headers = dataHeaders(publicUrl)
  return {
    // An address that cannot be decoded, or with a part longer than any of ours.
    frameworkErrors: ({ code }, request, reply) => {
      const isTooLong = code === 'FST_ERR_MAX_PARAM_LENGTH'
      void reply.headers(headers).header('x-request-id', request.id)
      void sendProblem(problem(isTooLong ? 'not-found' : 'request.malformed'), request, reply)
    },
    // What is not HTTP, or came too slowly or with too many headers: there is a socket, and no more.
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) {
        socket.destroy()
        return
      }
      write(socket, meaning(error.code), headers)
    },
  }
}

/**
 * A body has to arrive in time, as a head has; one that carries a file has longer, which the server itself
 * sees to.
 */
export function refuseSlowBodies(app: FastifyInstance, publicUrl: string, patience: number): void {
  const headers = dataHeaders(publicUrl)
  app.addHook('preParsing', async ({ raw, routeOptions }, reply) => {
    const { carriesFile } = routeOptions.config as { carriesFile?: boolean }
    const hasBody = raw.headers['content-length'] ?? raw.headers['transfer-encoding']
    if (carriesFile || !hasBody) return
    const late = setTimeout(() => {
      if (raw.complete || !raw.socket.writable) return
      if (reply.raw.headersSent) raw.socket.destroy()
      else write(raw.socket, problem('request.too-slow'), headers)
    }, patience)
    late.unref()
    raw.once('close', () => clearTimeout(late))
  })
}

function meaning(code: string | undefined): ProblemError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return problem('request.too-slow')
  if (code === 'HPE_HEADER_OVERFLOW') return problem('request.too-large')
  return problem('request.malformed')
}

function write(socket: Socket, error: ProblemError, headers: Record<string, string>): void {
  const id = randomUUID()
  const body = JSON.stringify(toBody(error, id))
  const all = {
    ...headers,
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': id,
    connection: 'close',
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  const status = `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status] ?? ''}`
  socket.end([status, ...lines, '', body].join('\r\n'), () => socket.destroy())
}
