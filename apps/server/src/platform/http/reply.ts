import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { FileReply, type FileContent, type OperationShape } from '@marquee/contract/operation'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What a use case answered, on its way out: a file as its bytes, everything else as JSON. */
export async function sendReply(
  operation: OperationShape,
  result: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.status(operation.reply.status)
  const version = operation.versionOf?.(result, request.body)
  if (version !== undefined) reply.header('etag', `"${version}"`)
  if (operation.reply.body === FileReply) return sendFile(result as FileContent, request, reply)
  const text = Buffer.from(JSON.stringify(result))
  reply.header('content-type', 'application/json; charset=utf-8')
  if (!operation.cacheSeconds) {
    reply.header('cache-control', 'no-store')
    return sendSmall(text, request, reply)
  }
  reply.header('cache-control', `private, max-age=${operation.cacheSeconds}`)
  // Two people may sign in one after the other at the same browser.
  reply.header('vary', 'authorization')
  return isCached(createHash('sha256').update(text).digest('base64url'), request, reply)
    ? reply.status(304).send()
    : sendSmall(text, request, reply)
}

function sendFile(
  { bytes, contentType, fileName, tag, isPublic }: FileContent,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.header('cache-control', keptBy(contentType, isPublic))
  // Mail that went out shows public pictures from other sites.
  if (isPublic) reply.header('cross-origin-resource-policy', 'cross-origin')
  if (isCached(tag, request, reply)) return reply.status(304).send()
  reply.header('content-disposition', `${openedAs(contentType)}; filename="${safeName(fileName)}"`)
  return reply.header('content-type', contentType).send(bytes)
}

/** Pictures and proofs are looked at in the page or in a tab; anything else is only saved. */
const openedAs = (contentType: string) =>
  contentType.startsWith('image/') || contentType === 'application/pdf' ? 'inline' : 'attachment'

const safeName = (name: string) => name.replaceAll(/[^\w.-]/g, '_')

/** Pictures are shown again and again; what else there is may hold names of people. */
function keptBy(contentType: string, isPublic: boolean): string {
  if (isPublic) return 'public, max-age=31536000, immutable'
  return contentType.startsWith('image/') ? 'private, max-age=300' : 'no-store'
}

/** Does the caller hold these very bytes already? */
function isCached(tag: string, { headers }: FastifyRequest, reply: FastifyReply): boolean {
  reply.header('etag', `"${tag}"`)
  return headers['if-none-match'] === `"${tag}"`
}

/** Below this, compressing costs more than it saves. */
const WORTH_IT = 1_400
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

async function sendSmall(
  text: Buffer,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (text.length < WORTH_IT) return reply.send(text)
  reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
  const accepted = String(headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
    return reply.header('content-encoding', 'br').send(await brotli(text, { params }))
  }
  if (/\bgzip\b/.test(accepted)) {
    return reply.header('content-encoding', 'gzip').send(await zip(text))
  }
  return reply.send(text)
}
