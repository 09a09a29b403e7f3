import { template as templateContent } from '@marquee/test-kit/two-versions'
import { describe, expect, test } from 'vitest'
import { linesToMend } from '../csv/index.ts'
import type { CampaignTemplate, PriceBook } from '../templates/index.ts'
import {
  comparePrices,
  countPrices,
  describePriceChange,
  mayImportPrices,
  priceLinesOf,
  pricesFile,
  priceWords,
  readPrices,
  type PricedTemplate,
} from './index.ts'

const DISCOUNT = { base: 500, cap: 1_000, minimum: 100, maximum: 500 }

const channel = (fulfillmentChannel: 'EMAIL' | 'DIRECT_MAIL') => ({
  fulfillmentChannel,
  fulfillmentChannelVariation: null,
  optionality: 'OPTIONAL' as const,
  isFulfillableAlone: true,
})

const content = (priceBook: PriceBook, name: string): CampaignTemplate =>
  templateContent({ name, priceBook, channelOptions: [channel('EMAIL'), channel('DIRECT_MAIL')] })

const book = (email: number, discount: PriceBook['discount'] = null): PriceBook => ({
  prices: [
    { option: 'EMAIL', pricePerPiece: email },
    { option: 'DIRECT_MAIL', pricePerPiece: 6_500 },
  ],
  discount,
})

const template = (key: number, overrides: Partial<PricedTemplate> = {}): PricedTemplate => {
  const name = overrides.name ?? `Winter ${key}`
  return {
    key,
    name,
    hierarchyId: 'HONDA',
    version: 3,
    content: content(book(400), name),
    draft: null,
    ...overrides,
  }
}

const HEADERS =
  'Template ID,Template,Channel,Price per piece,Discount at zero households,Households at which the discount ends,Smallest discount,Largest discount'

function compare(lines: readonly string[], templates: PricedTemplate[] = [template(31)]) {
  const file = readPrices([HEADERS, ...lines].join('\n'))
  if (!file.ok) throw new Error(file.reason)
  return comparePrices(file.value, templates)
}

const changesOf = (lines: readonly string[], templates?: PricedTemplate[]) =>
  compare(lines, templates).changed.flatMap(({ changes }) => changes.map(describePriceChange))

const reasonsOf = (lines: readonly string[], templates?: PricedTemplate[]) =>
  compare(lines, templates).refused.map(({ field, reason }) => `${field}: ${reason}`)

describe('a file of prices', () => {
  test('says old and new of each price, and leaves all else of a template', () => {
    const { changed } = compare(['31,Winter 31,Direct mail,$0.69,,,,', '31,,email,.04,,,,'])
    expect(changed.map(({ changes }) => changes.map(describePriceChange))).toEqual([
      ['Direct mail: $0.65 → $0.69'],
    ])
    const [one] = changed
    expect(one?.content).toEqual({
      ...template(31).content,
      priceBook: {
        prices: [
          { option: 'EMAIL', pricePerPiece: 400 },
          { option: 'DIRECT_MAIL', pricePerPiece: 6_900 },
        ],
        discount: null,
      },
    })
  })

  test('knows a template by its name where it has no ID', () => {
    expect(changesOf([',winter 31,DIRECT_MAIL,0.7,,,,'])).toEqual(['Direct mail: $0.65 → $0.70'])
    const namesakes = [template(31, { name: 'A' }), template(32, { name: 'A' })]
    expect(reasonsOf([',A,Email,1,,,,'], namesakes)).toEqual(['template: row.template-of-several'])
    expect(changesOf(['32,A,Email,1,,,,'], namesakes)).toEqual(['Email: $0.04 → $1.00'])
  })

  test('knows a template by its name and brand, and refuses an ID of another brand', () => {
    const namesakes = [
      template(31, { name: 'A' }),
      template(32, { name: 'A', hierarchyId: 'ACURA' }),
    ]
    const comparing = (line: string) => {
      const file = readPrices(`Template ID,Brand,Template,Channel,Price per piece\n${line}`)
      if (!file.ok) throw new Error(file.reason)
      return comparePrices(file.value, namesakes)
    }
    expect(comparing(',acura,A,Email,1').changed.map(({ template: { key } }) => key)).toEqual([32])
    expect(comparing('31,ACURA,A,Email,1').refused).toMatchObject([
      { field: 'brand', reason: 'row.template-other-brand' },
    ])
    expect(comparing(',NISSAN,A,Email,1').refused).toMatchObject([
      { field: 'template', reason: 'row.template-unknown' },
    ])
  })

  test('leaves what a blank cell says nothing of', () => {
    const found = compare(['31,,Email,,,,,'])
    expect([found.changed, found.unchanged, found.usable]).toEqual([[], 1, 1])
  })

  test('changes a discount in part, makes one of four figures, and takes it away by “none”', () => {
    const priced = [template(31, { content: content(book(400, DISCOUNT), 'Winter 31') })]
    expect(changesOf(['31,,Email,,0.06,"2,000",,0.06'], priced)).toEqual([
      'Discount at zero households: $0.05 → $0.06',
      'Households at which the discount ends: 1,000 → 2,000',
      'Largest discount: $0.05 → $0.06',
    ])
    expect(changesOf(['31,,Email,,none,,,'], priced)).toHaveLength(4)
    expect(changesOf(['31,,Email,,0.05,1000,0.01,0.05'])).toEqual([
      'Discount at zero households: none → $0.05',
      'Households at which the discount ends: none → 1,000',
      'Smallest discount: none → $0.01',
      'Largest discount: none → $0.05',
    ])
  })

  test.each<[string, string]>([
    ['31,,Email', 'undefined: row.cells'],
    [',,Email,1,,,,', 'template: row.required'],
    ['99,,Email,1,,,,', 'key: row.template-unknown'],
    ['x,,Email,1,,,,', 'key: row.template-unknown'],
    [',Summer,Email,1,,,,', 'template: row.template-unknown'],
    ['31,Summer,Email,1,,,,', 'key: row.template-other-name'],
    ['31,,,1,,,,', 'option: row.required'],
    ['31,,Fax,1,,,,', 'option: row.option-unknown'],
    ['31,,Digital media,1,,,,', 'option: row.option-not-offered'],
    ['31,,Email,dear,,,,', 'price: row.price'],
    ['31,,Email,-1,,,,', 'price: row.price'],
    ['31,,Email,0.00001,,,,', 'price: row.price'],
    ['31,,Email,1000.0001,,,,', 'price: row.too-dear'],
    ['31,,Email,,0.05,0,0.01,0.05', 'cap: row.cap'],
    ['31,,Email,,0.05,1000001,0.01,0.05', 'cap: row.cap'],
    ['31,,Email,,0.05,,,', 'base: row.discount-incomplete'],
    ['31,,Email,,0.05,1000,0.06,0.05', 'maximum: row.discount-turned'],
  ])('refuses the line %j', (line, reason) => {
    expect(reasonsOf([line])).toEqual([reason])
  })

  test('uses none of two lines about the same, nor of two that disagree on a discount', () => {
    expect(reasonsOf(['31,,Email,1,,,,', '31,,Email,2,,,,'])).toEqual([
      'option: row.twice',
      'option: row.twice',
    ])
    const lines = ['31,,Email,1,0.05,1000,0.01,0.05', '31,,Direct mail,2,0.06,,,']
    const found = compare(lines)
    expect(found.refused.map(({ reason }) => reason)).toEqual([
      'row.two-discounts',
      'row.two-discounts',
    ])
    expect(found.changed).toEqual([])
  })

  test('goes on in a draft in which only prices differ, and leaves any other', () => {
    const draft = (of: CampaignTemplate) => ({ content: of, version: 2 })
    const ofPrices = template(31, { draft: draft(content(book(500), 'Winter 31')) })
    expect(changesOf(['31,,Email,0.06,,,,'], [ofPrices])).toEqual(['Email: $0.05 → $0.06'])
    const other = template(31, { draft: draft(content(book(400), 'Another name')) })
    expect(reasonsOf(['31,,Email,0.06,,,,'], [other])).toEqual(['key: row.has-draft'])
  })

  test('is counted, and not used where most of its lines are refused', () => {
    const found = compare(['31,,Email,1,,,,', '99,,Email,1,,,,'])
    expect(countPrices(found)).toEqual({ changed: 1, unchanged: 0, refused: 1 })
    expect(mayImportPrices(found)).toEqual({ ok: true, value: true })
    const refused = compare(['99,,Email,1,,,,'])
    expect(mayImportPrices(refused)).toMatchObject({ reason: 'file.nothing-usable' })
    expect(linesToMend(refused.refused, priceWords).split('\r\n')[1]).toBe(
      '99,,,Email,1,,,,,2,"Template ID: There is no such template, or you may not change it."',
    )
  })

  test('that was saved says of nothing that it differs', () => {
    const priced = template(31, { content: content(book(400, DISCOUNT), 'Winter 31') })
    const text = pricesFile(priceLinesOf(priced))
    expect(text.split('\r\n')[1]).toBe('31,HONDA,Winter 31,Email,0.04,0.05,1000,0.01,0.05')
    const file = readPrices(text)
    if (!file.ok) throw new Error(file.reason)
    const found = comparePrices(file.value, [priced])
    expect([found.changed, found.refused, found.unchanged]).toEqual([[], [], 1])
  })

  test('without its headers is none', () => {
    expect(readPrices('Template,Channel\na,b')).toMatchObject({
      reason: 'price-list.headers-missing',
    })
  })
})
