import { describe, expect, test } from 'vitest'
import { BLACK, paintSvg, words, type Page } from './index.ts'

const page = (text: string): Page => ({
  name: 'coupon',
  width: 100,
  height: 50,
  bleed: 9,
  marks: [
    { kind: 'rect', x: 0, y: 0, width: 100, height: 50, fill: BLACK },
    words(text, 10, 20, { face: 'text', size: 8, ink: BLACK }),
    { kind: 'picture', x: 0, y: 0, width: 50, height: 50, picture: 'abc', fit: 'cover' },
  ],
})

describe('a page as SVG', () => {
  test('shows every text and understands none [CRE-02]', () => {
    const svg = paintSvg(
      page(`<script>"&'</script> {{firstName}} javascript:x\r\nBcc: a`),
      () => undefined,
    )
    expect(svg).toContain(
      '>&lt;script&gt;&quot;&amp;&#39;&lt;/script&gt; {{firstName}} javascript:x Bcc: a</text>',
    )
    expect(svg).not.toContain('<script')
  })

  test('requests pictures that have an address, and leaves a grey place for others [CRE-02]', () => {
    const svg = paintSvg(page('x'), (picture) => `/api/image/${picture}?a="<`)
    expect(svg).toContain('href="/api/image/abc?a=&quot;&lt;"')
    expect(svg).toContain('preserveAspectRatio="xMidYMid slice"')
    expect(paintSvg(page('x'), () => undefined)).not.toContain('<image')
  })

  test('shows the page as it is cut [CRE-02]', () => {
    expect(paintSvg(page('x'), () => undefined)).toContain('viewBox="0 0 100 50"')
  })
})
