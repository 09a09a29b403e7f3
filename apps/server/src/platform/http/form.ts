import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The one click of a mail program is a line; in several parts it comes with their boundaries. */
export const MOST_FORM_BYTES = 4_096

/** From here on, calls carry a form in place of JSON, in whichever of the two ways mail programs send one. */
export function takeForms(api: FastifyInstance): void {
  api.removeAllContentTypeParsers()
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data']) {
    api.addContentTypeParser(type, { parseAs: 'string' }, (_request, text, done) =>
      done(null, text),
    )
  }
}

/** As it came; empty where a call carries nothing. */
export const formOf = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '')
