import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Identity } from '../sign-in/identity.ts'
import type { Verify } from '../sign-in/verify.ts'
import { ID_TOKEN_HEADER } from '@marquee/rules/sign-in'
import { problem, type ProblemError } from './problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    identity?: Identity
    signInProblem?: ProblemError
  }
}

/** Every call under /api carries a bearer token; its person is known before anything is parsed. */
export function requireSignIn(api: FastifyInstance, verify: Verify): void {
  api.addHook('onRequest', async (request) => {
    if (isPublic(request)) return
    const token = bearer(request)
    if (!token) {
      request.signInProblem = notSignedIn('Bearer')
      return
    }
    const checked = await verify(token)
    if ('refused' in checked) {
      request.signInProblem = notSignedIn(
        `Bearer error="invalid_token", error_description="${checked.refused}"`,
      )
    } else {
      request.identity = { ...checked, idToken: textOf(request.headers[ID_TOKEN_HEADER]) }
    }
  })
  // After the rate limit, so that guessing tokens is slowed too, and before any body is read.
  api.addHook('preParsing', async (request) => {
    if (request.signInProblem) throw request.signInProblem
  })
}

const textOf = (header: string | string[] | undefined) =>
  typeof header === 'string' ? header : undefined

const isPublic = ({ routeOptions }: FastifyRequest) =>
  (routeOptions.config as { isPublic?: boolean }).isPublic === true

function bearer(request: FastifyRequest): string | undefined {
  const match = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')
  return match?.[1]
}

function notSignedIn(challenge: string): ProblemError {
  return problem('sign-in.required', {}, { 'www-authenticate': challenge })
}
