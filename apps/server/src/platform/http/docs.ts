import type { FastifyInstance } from 'fastify'
import type { BoundOperation } from '../use-case.ts'
import { docsPage } from './docs-page.ts'
import { openApiDocument } from './openapi.ts'

/** The API's own description, for programs and for people; it contains no data. */
export function serveDocument(app: FastifyInstance, operations: readonly BoundOperation[]): void {
  const document = once(() => openApiDocument(operations.map(({ operation }) => operation)))
  const page = once(() => docsPage(document()))
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json').send(document()),
  )
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page()),
  )
}

/** Created at the first use: it takes half a second, for which no start should wait. */
function once<Value>(make: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= make())
}
