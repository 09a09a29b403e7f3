import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SignedCall } from '../use-case.ts'

/** From here on, calls carry what other services send, of whatever type they say that it is. */
export function takeSigned(api: FastifyInstance): void {
  api.removeAllContentTypeParsers()
  api.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
}

/** As it came; empty where a call carries nothing. */
export const signedCall = ({ body, headers }: FastifyRequest): SignedCall => ({
  bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  header(name) {
    const value = headers[name]
    return typeof value === 'string' ? value : ''
  },
})
