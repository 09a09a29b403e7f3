import { createHash } from 'node:crypto'
import { demoMarkets } from '@marquee/demo'
import { BUSY, demoDealerships, demoHouseholds } from '@marquee/demo/customers'
import type { CalendarDate } from '@marquee/rules/calendar'
import { expect, test } from 'vitest'
import { zipsAround } from './zips-around.ts'

const TODAY = '2026-06-30' as CalendarDate
const MODELS = [
  { code: 1, years: [2010, 2015, 2020] },
  { code: 2, years: [2018, 2026] },
]
const dealers = demoDealerships(demoMarkets(), { modelsOf: () => MODELS, zipsAround })
const dealer = (sourceId: string) => dealers.find((one) => one.sourceId === sourceId)!
const hash = (value: unknown) => createHash('md5').update(JSON.stringify(value)).digest('hex')

test('the dealers of the demo have half a million households, those who sign in the most', () => {
  const sizes = dealers.map(({ size }) => size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThanOrEqual(500_000)
  expect(Math.min(...sizes)).toBeGreaterThan(600)
  for (const [sourceId, size] of Object.entries(BUSY)) {
    expect(dealer(sourceId).size).toBe(size)
    expect([...demoHouseholds(dealer(sourceId), TODAY)]).toHaveLength(size)
  }
})

test('the same seed gives the same households, on every machine and at every release', () => {
  const [first] = demoHouseholds(dealer('204100'), TODAY)
  expect(first).toMatchInlineSnapshot(`
    {
      "city": "Ypsilanti",
      "consentSource": "Event",
      "email": "william.bauer.2041000@letters.example.com",
      "firstName": "William",
      "firstVisitOn": "2026-05-22",
      "flags": 0,
      "language": "es",
      "lastName": "Bauer",
      "lastVisitOn": "2026-05-22",
      "line1": "903 Sunset Blvd",
      "mileage": 92053,
      "phone": "7345550100",
      "postalCode": "48198",
      "purchasedOn": null,
      "sourceId": "204100-0",
      "state": "MI",
      "vehicles": [
        {
          "modelCode": 1,
          "vin": "",
          "year": 2015,
        },
      ],
      "visits": 1,
    }
  `)
  const all = [...demoHouseholds(dealer('204107'), TODAY)]
  expect(hash(all)).toBe(hash([...demoHouseholds(dealer('204107'), TODAY)]))
  expect(hash(all)).toMatchInlineSnapshot(`"e0ed176502fae01208b9eb31102cf53c"`)
})

test('some are known next door as well, under another number', () => {
  const here = dealer('204107')
  const emails = new Set([...demoHouseholds(here.neighbor!, TODAY)].map(({ email }) => email))
  emails.delete(null)
  const shared = [...demoHouseholds(here, TODAY)].filter(({ email }) => emails.has(email))
  expect(shared.length).toBeGreaterThan(10)
  expect(shared.length).toBeLessThan(here.size / 20)
})
