import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPreviewHost } from './index.ts'
import type { PreviewHost } from './start-preview-host.ts'

let host: PreviewHost
beforeAll(async () => {
  host = await startPreviewHost()
})
afterAll(() => host.close())

test('the preview host of the demo draws a piece from its address, on a port of its own [CRE-02]', async () => {
  const answer = await fetch(`${host.origin}/piece?headline=Winter%20is%20near&couponCount=3`)
  const page = await answer.text()
  expect(answer.status).toBe(200)
  expect(page).toContain('<h1>Winter is near</h1>')
  expect(page.match(/<li>/g)).toHaveLength(3)
})

test('the preview host fills what an author left open [CRE-02]', async () => {
  const text = encodeURIComponent('For your {{vehicle}}, {{firstName}} {{other}}')
  const page = await (await fetch(`${host.origin}/piece?subhead=${text}`)).text()
  expect(page).toContain('<p>For your car, Jordan {{other}}</p>')
})

test.each(['<script>alert(1)</script>', '" onload="alert(1)', '</title><script>', '{{firstName}}'])(
  'what stands in a value is text there: %j [CRE-02]',
  async (headline) => {
    const answer = await fetch(`${host.origin}/piece?headline=${encodeURIComponent(headline)}`)
    const page = await answer.text()
    expect(page).not.toContain('<script')
    expect(page).not.toMatch(/onload="/)
    expect(answer.headers.get('content-security-policy')).toContain(`default-src 'none'`)
  },
)

test('the preview host shows nothing else [CRE-02]', async () => {
  for (const path of ['/', '/piece/..', '/etc/passwd']) {
    expect((await fetch(host.origin + path)).status, path).toBe(404)
  }
})
