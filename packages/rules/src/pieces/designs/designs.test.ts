import { describe, expect, test } from 'vitest'
import {
  box,
  DESIGNS,
  designOf,
  FORMATS,
  preflight,
  sampleContent,
  type Design,
  type Page,
  type PieceContent,
} from '../index.ts'

const BRANDS = ['HONDA', 'ACURA', 'NISSAN', 'AMP']
const SIZES = new Map([
  ['photo', { width: 3600, height: 3300 }],
  ['logo', { width: 900, height: 400 }],
])

const everyUse = (design: Design): PieceContent[] =>
  BRANDS.flatMap((brand) =>
    design.coupons.flatMap((count) => [
      sampleContent(brand, count, 'photo', 'logo'),
      sampleContent(brand, count, null),
    ]),
  )

const textsOf = (pages: readonly Page[]) =>
  pages.flatMap(({ marks }) => marks.flatMap((mark) => (mark.kind === 'text' ? mark.text : [])))
const marksOf = (pages: readonly Page[]) => pages.flatMap(({ marks }) => marks)

describe.for(DESIGNS)('the design $key', (design) => {
  test('passes preflight for every brand and number of coupons, with a photo and without [CRE-02, CRE-04]', () => {
    for (const content of everyUse(design)) {
      expect(preflight(design.lay(content), SIZES)).toEqual([])
    }
  })

  test('says the whole name of a dealer where mail comes back to, however long', () => {
    const sample = sampleContent('HONDA', design.coupons.at(-1) ?? 0, 'photo', 'logo')
    const name = 'The Considerably Long Named Motors of Greater Columbus Ohio'
    const pages = design.lay({ ...sample, dealer: { ...sample.dealer, name } })
    expect(textsOf(pages).join(' ').split(name).length).toBeGreaterThan(1)
    expect(
      textsOf(pages).filter((text) => text.startsWith('The Consid') && text.endsWith('…')),
    ).toEqual([])
  })

  test('has two sides of its format, with who sends it, who gets it, and each coupon [CRE-02]', () => {
    const count = design.coupons.at(-1) ?? 0
    const content = sampleContent('HONDA', count, 'photo', 'logo')
    const pages = design.lay(content)
    expect(pages.map(({ name, width, height }) => ({ name, width, height }))).toEqual(
      ['front', 'back'].map((name) => ({
        name,
        width: FORMATS[design.format].width,
        height: FORMATS[design.format].height,
      })),
    )
    const texts = textsOf(pages)
    for (const printed of ['Riverside Motors', 'Jordan Sample', '123 Any Street', 'EXPRESS']) {
      expect(texts, printed).toContain(printed)
    }
    const marks = marksOf(pages)
    const codes = (means: string) =>
      marks.filter((mark) => mark.kind === 'path' && mark.means === means).length
    expect(codes('mail-barcode')).toBe(1)
    // Beside those of the coupons, the dealer's own.
    expect(codes('qr')).toBeGreaterThan(count)
    for (const { offerTitle } of content.coupons) expect(texts.join(' ')).toContain(offerTitle)
    const photos = marks.filter((mark) => mark.kind === 'picture' && mark.picture === 'photo')
    expect(photos).toHaveLength(design.photo ? 1 : 0)
    if (design.photo) expect(photos[0]).toMatchObject(design.photo)
  })

  test('leaves out what a dealer does not offer, and no address where nothing is mailed [CRE-02]', () => {
    const content = sampleContent('HONDA', design.coupons[0] ?? 0, null)
    const recipient = { ...content.recipient, mailDigits: null }
    const pages = design.lay({ ...content, recipient, hasExpressService: false })
    expect(textsOf(pages)).not.toContain('EXPRESS')
    expect(marksOf(pages).some((mark) => 'means' in mark && mark.means === 'mail-barcode')).toBe(
      false,
    )
  })

  test('keeps every text within the paper [CRE-02]', () => {
    const hostile = [
      'x'.repeat(10_000),
      'word '.repeat(2000),
      '',
      ' \r\n\r\n ',
      '<script>alert(1)</script>\r\nBcc: a',
      'שלום 😀 👩‍👩‍👧 مرحبا {{firstName}} '.repeat(20),
    ]
    for (const text of hostile) {
      const pages = design.lay(contentWith(text, design.coupons.at(-1) ?? 0))
      const reasons = new Set(preflight(pages, SIZES).map(({ reason }) => reason))
      reasons.delete('preflight.text-cut')
      expect([...reasons], text.slice(0, 20)).toEqual([])
    }
  })
})

function contentWith(text: string, count: number): PieceContent {
  const content = sampleContent('HONDA', count, 'photo', 'logo')
  const all = <Part extends object>(part: Part): Part =>
    Object.fromEntries(Object.keys(part).map((name) => [name, text])) as Part
  return {
    ...content,
    texts: all(content.texts),
    dealer: all(content.dealer),
    recipient: { ...all(content.recipient), mailDigits: content.recipient.mailDigits },
    coupons: content.coupons.map((coupon) => ({
      ...coupon,
      heading: text,
      offerTitle: text,
      disclaimer: text,
      offers: coupon.offers.map((offer) => ({ ...offer, qualifier: text })),
    })),
  }
}

test('there are twelve designs and more, each laid out in its own way [CRE-02]', () => {
  expect(DESIGNS.length).toBeGreaterThanOrEqual(12)
  expect(new Set(DESIGNS.map(({ key }) => key)).size).toBe(DESIGNS.length)
  // Layouts are recognized by their largest ground and the place of the headline.
  const layouts = DESIGNS.map(({ format, photo, lay, coupons }) => {
    const [front] = lay(sampleContent('HONDA', coupons[0] ?? 0, 'photo', 'logo')) as [Page]
    const head = front.marks.find((mark) => mark.kind === 'text' && /^spring/i.test(mark.text))
    return JSON.stringify([format, photo, head && box(head.x, head.y, 0, 0)])
  })
  expect(new Set(layouts).size).toBe(DESIGNS.length)
  expect(new Set(DESIGNS.flatMap(({ coupons }) => coupons))).toEqual(new Set([0, 1, 2, 3, 4, 6]))
  expect(designOf('big-picture')?.name).toBe('Big picture')
  expect(designOf('nothing')).toBeUndefined()
})
