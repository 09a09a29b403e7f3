import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isApiAddress } from './errors.ts'

/** The built web app: hashed files are cached for ever, its page is rendered for every request. */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  settings: Readonly<Record<string, unknown>>,
): Promise<void> {
  const page = join(folder, 'index.html')
  if (!existsSync(page)) {
    app.log.warn(`No web app in ${folder}: only the API is served`)
    return
  }
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    wildcard: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.setHeader(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
    globIgnore: ['index.html', 'index.html.*'],
  })
  const html = readFileSync(page, 'utf8')
  const known = JSON.stringify(settings).replaceAll('<', String.raw`\u003c`)
  const send = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        html
          .replaceAll('{{nonce}}', request.cspNonce)
          .replace('{{settings}}', () => escapeAttribute(known)),
      )
  app.get('/', send)
  servePagesBeside(app)
  // Every address that is no file and no call belongs to the web app, which shows its own 404.
  app.get('/*', (request, reply) =>
    isApiAddress(request.url) ? reply.callNotFound() : send(request, reply),
  )
}

function servePagesBeside(app: FastifyInstance): void {
  for (const [address, file] of Object.entries(PAGES_BESIDE)) {
    app.get(address, (_request, reply) => reply.sendFile(file, { cacheControl: false }))
  }
}

/** Pages that the web app brings besides its own, each at its address. */
const PAGES_BESIDE: Readonly<Record<string, string>> = {
  '/r/:code': 'offer.html',
  '/unsubscribe/:token': 'unsubscribe.html',
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
