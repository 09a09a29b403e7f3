import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { previewPage } from './preview-page.ts'

export interface PreviewHost {
  origin: string
  close: () => Promise<void>
}

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  // A page without scripts, which any page may frame.
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

/** Stands in for an external preview server: it draws a piece from the values in its address. */
export async function startPreviewHost(port = 0): Promise<PreviewHost> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://preview.invalid')
    const isPiece = request.method === 'GET' && pathname === '/piece'
    response.writeHead(isPiece ? 200 : 404, HEADERS)
    response.end(isPiece ? previewPage(searchParams) : '<title>Not found</title>Not found')
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
