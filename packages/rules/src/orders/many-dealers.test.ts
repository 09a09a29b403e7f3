import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { designOf, preflight, sampleContent, type DealerBlock } from '../pieces/index.ts'
import { wrongForAny, type PrintedDealer } from './many-dealers.rules.ts'

const { dealer } = sampleContent('HONDA', 0, null)
const printed = (change: Partial<DealerBlock>, logo: string | null = null): PrintedDealer => ({
  dealer: { ...dealer, ...change },
  logo,
})
const none = new Map()
const tooLong = (most: number) => (one: PrintedDealer) =>
  one.dealer.name.length > most ? [one.dealer.name] : []

test('dealers are wrong as a whole where one of them is, and that one is named [ORD-01]', () => {
  const names = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 80 })
  fc.assert(
    fc.property(names, (lengths) => {
      const dealers = lengths.map((length) => printed({ name: 'm'.repeat(length) }))
      const each = new Set(dealers.flatMap(tooLong(50)))
      const found = wrongForAny(dealers, none, tooLong(50))
      expect(found.length > 0).toBe(each.size > 0)
      for (const name of found) expect(each).toContain(name)
    }),
  )
})

test('hundreds that print well are judged by a few, and of many that do not five are named', () => {
  let judged = 0
  const count = (most: number) => (one: PrintedDealer) => {
    judged += 1
    return tooLong(most)(one)
  }
  const hours = ['Mon–Fri 8–6', 'Mon–Fri 8–6, Sat 8–4', 'Mon–Sat 7–7', 'Open 8–6 every day']
  const dealers = Array.from({ length: 400 }, (_, at) =>
    printed({ name: `Dealer ${at}`, openingHours: hours[at % hours.length] as string }),
  )
  expect(wrongForAny(dealers, none, count(40))).toEqual([])
  expect(judged).toBeLessThan(10)
  judged = 0
  expect(wrongForAny(dealers, none, count(3))).toHaveLength(5)
  expect(judged).toBeLessThan(40)
})

test('an empty line, a rare letter and a logo of another shape are each looked at [ORD-01]', () => {
  const pictures = new Map([
    ['square', { width: 100, height: 100 }],
    ['banner', { width: 900, height: 100 }],
  ])
  const among = [
    printed({}),
    printed({}, 'square'),
    printed({ phone: '' }),
    printed({ name: 'Ødegård' }),
  ]
  const noPhone = (one: PrintedDealer) => (one.dealer.phone === '' ? ['phone'] : [])
  const rare = (one: PrintedDealer) => (one.dealer.name.includes('Ø') ? ['letter'] : [])
  const wide = (one: PrintedDealer) => (one.logo === 'banner' ? ['logo'] : [])
  expect(wrongForAny(among, pictures, noPhone)).toEqual(['phone'])
  expect(wrongForAny(among, pictures, rare)).toEqual(['letter'])
  expect(wrongForAny(among, pictures, wide)).toEqual([])
  expect(wrongForAny([...among, printed({}, 'banner')], pictures, wide)).toEqual(['logo'])
})

test('real pieces are judged as each by itself would be [ORD-01]', () => {
  const design = designOf('thank-you')
  if (!design) throw new Error('There is no such design')
  const judge = (one: PrintedDealer) => {
    const [count = 0] = design.coupons
    const content = { ...sampleContent('HONDA', count, null), dealer: one.dealer }
    return preflight(design.lay(content), none, []).map(({ what }) => what)
  }
  const word = fc.constantFrom('Honda', 'Underhallow', 'of', 'Sales and Service', 'Saint Clair')
  const line = fc.array(word, { minLength: 1, maxLength: 14 }).map((words) => words.join(' '))
  const some = fc.array(
    fc
      .record({ name: line, line1: line, openingHours: line, printedLine: line })
      .map((change) => printed(change)),
    { minLength: 1, maxLength: 6 },
  )
  fc.assert(
    fc.property(some, (dealers) => {
      const each = dealers.flatMap(judge)
      expect(wrongForAny(dealers, none, judge).length > 0).toBe(each.length > 0)
    }),
    { numRuns: 30 },
  )
})
