import { describe, expect, test } from 'vitest'
import { textWidth } from '../../fonts/index.ts'
import {
  DESIGNS,
  designOf,
  FORMATS,
  groupLine,
  MAIL_BARCODE,
  qrMarks,
  sampleContent,
  preflight,
  type Design,
  type Finding,
  type GroupOnPiece,
  type Mark,
  type Page,
  type PathMark,
  type PieceContent,
  type TextMark,
} from '../index.ts'

const isText = (mark: Mark): mark is TextMark => mark.kind === 'text'
const textsOf = (...pages: readonly Page[]) => pages.flatMap(({ marks }) => marks.filter(isText))
const wordsOf = (...pages: readonly Page[]) => textsOf(...pages).map(({ text }) => text)
const isMailed = ({ marks }: Page) =>
  marks.some((mark) => mark.kind === 'path' && mark.means === 'mail-barcode')

const laid = (design: Design, change: Partial<PieceContent> = {}, count = design.coupons.at(-1)) =>
  design.lay({ ...sampleContent('HONDA', count ?? 0, 'photo', 'logo'), ...change })

const SIZES = new Map([
  ['photo', { width: 3600, height: 3300 }],
  ['logo', { width: 900, height: 400 }],
])

const WEBSITE = qrMarks('https://riversidemotors.example.com', {
  x: 0,
  y: 0,
  width: 60,
  height: 60,
}).find((mark): mark is PathMark => mark.kind === 'path')

describe.for(DESIGNS)('the design $key', (design) => {
  test('says how to reach the dealer: a number to be read at arm’s length, address, hours, and a code with what it does [CRE-02]', () => {
    for (const count of design.coupons) {
      const pages = laid(design, {}, count)
      const phones = textsOf(...pages).filter(({ text }) => text === '(614) 555-0142')
      expect(Math.max(...phones.map(({ size }) => size))).toBeGreaterThanOrEqual(14)
      const words = wordsOf(...pages).join(' ')
      expect(words).toContain('4200 Riverside Drive')
      expect(words).toContain('Mon–Fri 7–6, Sat 8–5')
      expect(words).toContain('Shuttle service within ten miles.')
      expect(words).toContain('Scan for our website')
      expect(words).toContain('riversidemotors.example.com')
      expect(words).not.toContain('https://')
      const codes = pages.flatMap(({ marks }) =>
        marks.filter((mark) => mark.kind === 'path' && mark.data === WEBSITE?.data),
      )
      expect(codes.length).toBeGreaterThan(0)
    }
  })

  test('shows the dealer’s logo on the side with the address, which holds nothing else where mail is sorted [CRE-02]', () => {
    const page = laid(design).find(isMailed) as Page
    expect(page.marks.filter((m) => m.kind === 'picture' && m.picture === 'logo')).not.toEqual([])
    const { x, y } = page.marks.find(
      (mark) => mark.kind === 'path' && mark.means === 'mail-barcode',
    ) as PathMark
    const recipient = ['Jordan Sample', '123 Any Street', 'Anytown, OH 43001-0123']
    const there = textsOf(page).filter(
      (mark) =>
        mark.x + textWidth(mark.text, mark.face, mark.size) > x &&
        mark.x < x + MAIL_BARCODE.width &&
        mark.y > y - 30 &&
        mark.y < y + 90,
    )
    expect(there.map(({ text }) => text)).toEqual(recipient)
  })

  test('asks by a sentence with a number, and never by the picture of a button [CRE-02]', () => {
    const pages = laid(design)
    for (const { marks } of pages) {
      for (const mark of marks.filter(isText)) {
        if (!/book your visit today/i.test(mark.text)) continue
        const below = marks.filter(
          (other) =>
            other.kind === 'rect' &&
            (other.radius ?? 0) > 0 &&
            other.x <= mark.x &&
            other.x + other.width >= mark.x &&
            other.y <= mark.y &&
            other.y + other.height >= mark.y,
        )
        expect(below).toEqual([])
      }
    }
  })

  test('has room for hours and a line of the dealer that are as long as they may be [CRE-02, PRF-01]', () => {
    const { dealer } = sampleContent('HONDA', 0, null)
    const said = {
      openingHours:
        'Sales Mon–Fri 9–8, Sat 9–6, Sun 11–5. Service Mon–Fri 7–7, Sat 8–5, Sun closed',
      printedLine:
        'Family owned since 1974. Free shuttle within ten miles, and loaner cars for longer visits.',
    }
    for (const count of design.coupons) {
      const content = {
        ...sampleContent('HONDA', count, null, 'logo'),
        dealer: { ...dealer, ...said },
      }
      const pages = design.lay(content)
      const isOfDealer = ({ what }: Finding) =>
        Object.values(said).some((text) => text.includes(what))
      expect(preflight(pages, new Map(), []).filter(isOfDealer)).toEqual([])
      const words = wordsOf(...pages).join(' ')
      for (const text of Object.values(said)) expect(words).toContain(text)
    }
  })

  test('says of a metro campaign which group invites and where to read more, whole or found in preflight [MTR-13, MTR-14]', () => {
    const bay = { name: 'Bay', webAddress: 'https://bay.example/' }
    const long = {
      name: 'The Considerably Long Named Honda Dealers Association of Greater Columbus (Ohio)',
      webAddress: 'https://www.columbus-honda-dealers.example/spring',
    }
    expect(long.name).toHaveLength(80)
    const isWhole = (group: GroupOnPiece, count: number) => {
      const pages = laid(design, { group }, count)
      const line = groupLine(group).replaceAll(' ', '')
      return {
        isPrinted: wordsOf(...pages)
          .join('')
          .replaceAll(' ', '')
          .includes(line),
        findings: preflight(pages, SIZES),
      }
    }
    expect(groupLine(bay)).toBe('Bay: bay.example')
    for (const count of design.coupons) {
      for (const group of [bay, long]) {
        expect(isWhole(group, count)).toEqual({ isPrinted: true, findings: [] })
      }
      const endless = { ...long, webAddress: `https://bay.example/${'x'.repeat(2_000)}` }
      expect(isWhole(endless, count).findings).toContainEqual(
        expect.objectContaining({ reason: 'preflight.text-cut' }),
      )
    }
    expect(wordsOf(...laid(design)).join(' ')).not.toContain('bay.example')
  })

  test('asks even where nothing is known of the dealer but the name [CRE-02]', () => {
    const { dealer } = sampleContent('HONDA', 0, null)
    const said = { webAddress: '', openingHours: '', printedLine: '' }
    const bare = { ...dealer, ...said, phone: '', line1: '', city: '' }
    const words = wordsOf(...laid(design, { dealer: bare, logo: null })).join(' ')
    expect(words.toLowerCase()).toContain('book your visit today')
    expect(words).not.toContain('Scan')
  })
})

describe('the letter of a dealer', () => {
  const letter = (change: Partial<PieceContent> = {}) => {
    const [page] = laid(designOf('dealer-letter') as Design, change, 2)
    return wordsOf(page as Page).join(' ')
  }

  test('has a date, a salutation and a signature, and says one name of the dealer [CRE-02]', () => {
    const withLogo = letter()
    expect(withLogo).toContain('Monday, January 11, 2027')
    expect(withLogo).toContain('Dear Jordan,')
    expect(withLogo).toContain('With kind regards,')
    expect(withLogo).toContain('Your team at Riverside Motors')
    const disclaimed = withLogo.replace('Offers valid at Riverside Motors', '')
    expect(disclaimed.split('Riverside Motors')).toHaveLength(2)
    const without = letter({ logo: null }).replace('Offers valid at Riverside Motors', '')
    expect(without.split('Riverside Motors')).toHaveLength(2)
  })

  test('speaks to everybody where no name is known, and has no date that is not known [CRE-02]', () => {
    const { recipient } = sampleContent('HONDA', 0, null)
    expect(letter({ recipient: { ...recipient, firstName: '' } })).toContain(
      'Dear Valued Customer,',
    )
    expect(letter({ mailDate: null })).not.toContain('2027,')
  })
})

test('a four-square card shows a photo as wide as photos are, so that a car is whole [CRE-02]', () => {
  const { photo, format } = designOf('four-square') as Design
  expect((photo?.width ?? 0) / (photo?.height ?? 1)).toBeGreaterThan(1.4)
  expect(photo?.height).toBeLessThan(FORMATS[format].height)
})

test('a coupon with two offers leads with them [CPN-01]', () => {
  const [two] = sampleContent('HONDA', 6, null).coupons.slice(5)
  const coupons = two ? [two] : []
  const pages = laid(designOf('big-offer') as Design, { coupons })
  const amounts = textsOf(...pages).filter(({ text }) => text === '10%' || text === '$25')
  const titles = textsOf(...pages).filter(({ text }) => text.startsWith('Any'))
  expect(amounts).toHaveLength(4)
  expect(titles.length).toBeGreaterThanOrEqual(2)
  for (const [index, page] of pages.entries()) {
    const [amount] = textsOf(page).filter(({ text }) => text === '10%')
    const [title] = textsOf(page).filter(({ text }) => text.startsWith('Any'))
    expect(amount?.size ?? 0, `page ${index}`).toBeGreaterThan(title?.size ?? Infinity)
    expect(amount?.y ?? Infinity).toBeLessThan(title?.y ?? 0)
  }
})

test('a short price fills its box: what it is for stands beside it [CPN-01]', () => {
  const [coupon] = sampleContent('HONDA', 1, null).coupons
  const sizeOf = (amount: string) => {
    const offers = [{ amount, suffix: '', qualifier: 'for a car wash' }]
    const coupons = coupon ? [{ ...coupon, offers }] : []
    const [front] = laid(designOf('big-offer') as Design, { coupons })
    const marks = textsOf(front as Page)
    const [price] = marks.filter(({ text }) => text === amount)
    const [beside] = marks.filter(({ text }) => text.startsWith('for a'))
    return { price: price as TextMark, beside: beside as TextMark }
  }
  const { price, beside } = sizeOf('$1')
  expect(beside.x).toBeGreaterThan(price.x + textWidth('$1', price.face, price.size))
  expect(price.size).toBeGreaterThan(sizeOf('$1,234.50').price.size)
})
