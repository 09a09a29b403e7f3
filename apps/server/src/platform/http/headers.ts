import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Allows this answer's own style and script elements, and no others. */
    cspNonce: string
  }
}

interface Addresses {
  issuer: string
  publicUrl: string
  previewHosts: Readonly<Record<string, string>>
}

/**
 * Security headers on every answer; the only other hosts allowed are an outside sign-in provider and,
 * in frames alone, those of external previews.
 */
export function secureHeaders(
  app: FastifyInstance,
  { issuer, publicUrl, previewHosts }: Addresses,
): void {
  const outside = new URL(issuer).origin
  const provider = outside === new URL(publicUrl).origin ? '' : ` ${outside}`
  const frames = ['', ...new Set(Object.values(previewHosts))].join(' ')
  const always = fixedHeaders(publicUrl)
  const ofCalls = dataHeaders(publicUrl)
  app.decorateRequest('cspNonce', '')
  app.addHook('onRequest', async (request, reply) => {
    if (isCall(request.url)) {
      reply.headers(ofCalls)
      return
    }
    reply.headers(always)
    if (request.url === MAIL_FRAME) {
      reply.header('content-security-policy', MAIL_SHOWN)
      return
    }
    request.cspNonce = randomBytes(16).toString('base64')
    reply.header(
      'content-security-policy',
      contentSecurityPolicy(request.cspNonce, provider, frames),
    )
  })
}

/** For answers that never reach a route or its hooks. */
export const dataHeaders = (publicUrl: string) => ({
  ...fixedHeaders(publicUrl),
  'content-security-policy': NOTHING,
})

function fixedHeaders(publicUrl: string): Record<string, string> {
  const isHttps = publicUrl.startsWith('https:')
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'x-frame-options': 'SAMEORIGIN',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** An answer of the API is data; opened by itself it may load nothing at all. */
const NOTHING = `default-src 'none'; base-uri 'none'; frame-ancestors 'none'`

/** The empty page in which an email is shown: its own styles, our pictures, and nothing that runs. */
const MAIL_FRAME = '/email-frame.html'
const MAIL_SHOWN = [
  `default-src 'none'`,
  `style-src 'unsafe-inline'`,
  `img-src 'self' data:`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'self'`,
].join('; ')

const isCall = (url: string) => url.startsWith('/api/') && !url.startsWith('/api/docs')

function contentSecurityPolicy(nonce: string, provider: string, frames: string): string {
  return [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'${provider}`,
    `frame-src 'self'${provider}${frames}`,
    // The silent renewal of a token runs in a frame of our own.
    `frame-ancestors 'self'`,
    `form-action 'self'${provider}`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
  ].join('; ')
}
