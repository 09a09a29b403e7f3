import type { CalendarDate } from '@marquee/rules/calendar'
import { EMAIL_DESIGNS, emailLook, type PieceContent } from '@marquee/rules/pieces'
// @ts-expect-error It comes without types; what is used of it is the browser's own.
import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { paintEmail } from './email.painter.tsx'

const links = {
  picture: (hash: string) => `https://marquee.example/api/image/${hash}`,
  unsubscribe: 'https://marquee.example/unsubscribe/abc',
}
const coupon = {
  heading: 'Spring service',
  offerTitle: 'Oil change',
  disclaimer: 'Not with other offers.',
  offers: [
    { amount: '$20', suffix: 'OFF', qualifier: 'any oil change' },
    { amount: '15%', suffix: 'OFF', qualifier: 'parts' },
  ],
  expires: '2027-05-31' as CalendarDate,
  link: 'https://marquee.example/r/7KQ2XW9M4TBHPZ3C',
}

function content(over: Partial<PieceContent> = {}): PieceContent {
  return {
    hierarchyId: 'HONDA',
    texts: {
      headline: '{{firstName}}, spring is here',
      subhead: 'Your {{vehicle}} will like it.',
      body: 'First paragraph.\r\nSecond paragraph, until {{expiry}}.',
      callToAction: 'Book my service',
      disclaimer: 'Valid at {{dealer}} only.',
      subject: '$20 off for {{firstName}}',
      preheader: 'Good until {{expiry}}',
    },
    photo: 'f'.repeat(64),
    logo: 'e'.repeat(64),
    hasExpressService: true,
    isSecondBrand: false,
    mailDate: null,
    dealer: {
      name: 'Lakeside Honda',
      line1: '1200 Harbor Boulevard',
      city: 'Madison',
      state: 'WI',
      postalCode: '53703',
      phone: '(608) 555-0142',
      openingHours: 'Mon–Fri 8–6',
      printedLine: 'Entrance on the left.',
      webAddress: 'https://www.lakeside.example',
    },
    group: null,
    recipient: {
      firstName: 'Ada',
      lastName: 'Brown',
      vehicle: '2021 CR-V',
      mailDigits: null,
      line1: '',
      city: '',
      state: '',
      postalCode: '',
    },
    coupons: [coupon, { ...coupon, offerTitle: 'Brakes' }],
    ...over,
  }
}

const designs = EMAIL_DESIGNS.map(({ key }) => key)
const parser = new new JSDOM().window.DOMParser()
const pageOf = (html: string): Document => parser.parseFromString(html, 'text/html')
const words = (text: string) => text.split(/\s-+\s|\s|:(?=\s)/).filter(Boolean)

/** What the mail shows, without what only the inbox shows; a block ends a word. */
function seen(html: string): string {
  const document = pageOf(html.replaceAll(/<\/(p|h1|td|div)>|<br\/?>/g, ' $&'))
  document.querySelector('[data-skip-in-text]')?.remove()
  return document.body.textContent ?? ''
}

describe.each(EMAIL_DESIGNS)('the email $name', ({ key, leastCoupons, mostCoupons }) => {
  test('shows what stands on the piece, with each number of coupons it is made for', () => {
    for (let count = leastCoupons; count <= mostCoupons; count += 1) {
      const coupons = Array.from({ length: count }, (_, at) => ({
        ...coupon,
        offerTitle: `Offer number ${at}`,
      }))
      const { html, text } = paintEmail(key, content({ coupons }), links)
      const shown = seen(html)
      for (let at = 0; at < count; at += 1) expect(shown).toContain(`Offer number ${at}`)
      expect(shown.match(/Expires 05\/31\/2027/g) ?? []).toHaveLength(count)
      expect(text.match(/7KQ2-XW9M-4TBH-PZ3C$/gm) ?? []).toHaveLength(count)
      expect(pageOf(html).querySelectorAll('h1')).toHaveLength(1)
    }
  })

  test('says the same as plain text', () => {
    const { html, text } = paintEmail(key, content(), links)
    const inText = new Set(words(text))
    const inHtml = new Set(words(seen(html)))
    const onlyInHtml = [...inHtml].filter((word) => !inText.has(word))
    // The plain text has the dealer's address whole, where the page shows its name as a link.
    expect(onlyInHtml.filter((word) => !/^»Express|lakeside/.test(word))).toEqual([])
    const onlyInText = [...inText].filter((word) => !inHtml.has(word))
    expect(onlyInText.filter((word) => !/^https?:|^-+$|^Express$/.test(word))).toEqual([])
  })

  test('says what a list of points is before it names them', () => {
    const body = 'Pads and rotors\nBrake fluid\nParking brake'
    const { html, text } = paintEmail(key, content({ texts: { ...content().texts, body } }), links)
    expect(seen(html)).toMatch(/What we look at for you:\s+• Pads and rotors\s+• Brake fluid/)
    expect(text).toMatch(/What we look at for you:\s+• Pads and rotors\s+• Brake fluid/)
    const sentences = content({ texts: { ...content().texts, body: `${body}\nCome by.` } })
    expect(seen(paintEmail(key, sentences, links).html)).not.toContain('What we look at')
  })

  test('has the sender’s postal address and a way out, as the law requires', () => {
    const { html, text } = paintEmail(key, content(), links)
    const out = pageOf(html).querySelector(`a[href="${links.unsubscribe}"]`)
    expect(out?.textContent).toBe('Unsubscribe')
    for (const version of [seen(html), text]) {
      expect(version).toContain('1200 Harbor Boulevard, Madison, WI 53703')
    }
    expect(text).toContain(links.unsubscribe)
  })

  test('names the group of a metro campaign, and leads to its page [MTR-13]', () => {
    const group = { name: 'Bay Dealers', webAddress: 'https://bay.example/spring' }
    const { html, text } = paintEmail(key, content({ group }), links)
    const link = pageOf(html).querySelector('a[href="https://bay.example/spring"]')
    expect(seen(html)).toContain('Bay Dealers: ')
    expect(link?.textContent?.replaceAll('\u200C', '')).toBe('bay.example/spring')
    expect(text).toContain('Bay Dealers: https://bay.example/spring')
    const hostile = { name: 'Bay <b>', webAddress: 'javascript:alert(1)' }
    const harmless = pageOf(paintEmail(key, content({ group: hostile }), links).html)
    expect(harmless.querySelector('[href^="javascript"], b')).toBeNull()
    expect(harmless.body.textContent).toContain('Bay <b>: ')
  })

  test('says when the dealer is open, below the telephone number', () => {
    const { html, text } = paintEmail(key, content(), links)
    expect(seen(html)).toMatch(/\(608\) 555-0142\s+Mon–Fri 8–6/)
    expect(text).toContain('(608) 555-0142\nMon–Fri 8–6')
  })

  test('does without a logo, a photo, a page of the dealer and a printed line', () => {
    const bare = {
      name: 'Lakeside Honda',
      webAddress: '',
      openingHours: '',
      printedLine: '',
      phone: '',
    }
    const dealer = { ...content().dealer, ...bare }
    const { html } = paintEmail(key, content({ logo: null, photo: null, dealer }), links)
    expect(pageOf(html).querySelectorAll('img')).toHaveLength(0)
    expect(html).not.toMatch(/url\(|src=""|href=""|undefined|\[object/)
    expect(seen(html)).toContain('Book my service')
  })
})

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{firstName}} {{dealer}}',
  'javascript:alert(1)',
  'Ada\r\nBcc: all@evil.com',
  'http://evil.com and www.evil.com',
  `</title></style><a href="https://evil.com">x</a>`,
  `x' onmouseover='alert(1)`,
  '\u202Egnp.exe \u0000\u0007',
  '🎉 שלום مرحبا',
  'x'.repeat(10_000),
]

/** The piece with a hostile text in each place that takes a text from outside. */
function hostile(text: string): PieceContent {
  const all = <Fields extends object>(fields: Fields): Fields =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, text])) as Fields
  const { dealer, recipient } = content()
  const offers = coupon.offers.map(all)
  const texts = { heading: text, offerTitle: text, disclaimer: text, link: text }
  return content({
    dealer: all(dealer),
    recipient: { ...all(recipient), mailDigits: null },
    coupons: [
      { ...coupon, ...texts, offers },
      { ...coupon, ...texts, offers },
    ],
  })
}

describe.each(HOSTILE)('a value %j', (text) => {
  test.each(designs)('is text in %s and nothing else', (design) => {
    const { html, text: plain, subject, preheader } = paintEmail(design, hostile(text), links)
    const document = pageOf(html)
    expect(document.querySelectorAll('script, iframe, object, form, input, base')).toHaveLength(0)
    const elements = [...document.querySelectorAll('*')]
    const names = elements.flatMap(({ attributes }) => [...attributes].map(({ name }) => name))
    expect(names.filter((name) => name.startsWith('on'))).toEqual([])
    const addresses = [...document.querySelectorAll('[href], [src]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
    )
    for (const address of addresses) expect(address).toMatch(/^https:\/\/marquee\.example\//)
    for (const version of [seen(html), plain]) {
      expect(version).not.toMatch(/www\.evil|http:\/\/evil|evil\.com|@\w/)
    }
    expect(plain).not.toMatch(/(?!\n)\p{Cc}|\u202E/u)
    expect(`${subject}${preheader}`).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
    const first = text
      .replaceAll(/[\p{Cc}\u202E]+/gu, ' ')
      .trim()
      .split(/[\s:.@]/)[0] as string
    expect(seen(html)).toContain(first)
    expect(plain).toContain(first)
  })
})

test('what the author wrote is as harmless as what others brought', () => {
  const text = '<b>{{firstName}}</b> www.evil.com {{unknown}}\r\nBcc: x'
  const texts = { ...content().texts, headline: text, subject: text, preheader: text }
  const { html, subject, preheader } = paintEmail('email-letter', content({ texts }), links)
  expect(subject).toBe('<b>Ada</b> www.evil.com {{unknown}} Bcc: x')
  expect(preheader).toBe(subject)
  expect(pageOf(html).querySelector('h1')?.textContent).toBe(
    '<b>Ada</b> www.\u200Cevil.\u200Ccom {{unknown}} Bcc: x',
  )
})

test('a picture may come along with the mail, and from nowhere but the web', () => {
  const from = (address: string) => {
    const html = paintEmail('email-split', content(), { ...links, picture: () => address }).html
    return pageOf(html).querySelector('img')?.getAttribute('src')
  }
  expect(from('cid:logo@marquee')).toBe('cid:logo@marquee')
  expect(from('/api/image/abc?expires=1&signature=x-y_z')).toBe(
    '/api/image/abc?expires=1&signature=x-y_z',
  )
  for (const address of ['javascript:x', `https://a.example/');x:url('`, 'data:image/svg+xml,x']) {
    expect(from(address)).toBeUndefined()
  }
})

const linear = (part: number) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

function brightness(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [brightness(first), brightness(second)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(['HONDA', 'ACURA', 'NISSAN', 'AMP', 'NEW'])('the colours of %s', (brand) => {
  test.each(['light', 'dark'] as const)('can be read on every ground when it is %s', (scheme) => {
    const look = emailLook(brand)[scheme]
    for (const ground of [look.paper, look.tint, look.ground]) {
      for (const ink of [look.ink, look.muted, look.accent]) {
        expect(contrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      }
    }
    expect(contrast(look.onBrand, look.brand)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(look.onBrandMuted, look.deep)).toBeGreaterThanOrEqual(4.5)
  })
})
