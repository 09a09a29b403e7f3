import { orderedContent } from '@marquee/test-kit/ordered-content'
import { expect, test } from 'vitest'
import { bringUp, toStored } from '../stored/index.ts'
import { storedContent } from './index.ts'

test('an order from before dealers had a line to print prints none of their notes [PRF-01]', () => {
  const older = orderedContent.dealers.map(
    ({ dealer: { printedLine: _, ...dealer }, ...from }) => ({
      ...from,
      dealer: { ...dealer, notes: 'Never calls back.' },
    }),
  )
  const { dealers } = bringUp({ ...orderedContent, dealers: older }, storedContent)
  expect(JSON.stringify(dealers)).not.toContain('Never calls back.')
  expect(dealers.map(({ dealer }) => dealer.printedLine)).toEqual([''])
})

test('an order from before dealers had opening hours keeps the line that it was submitted with [PRF-01]', () => {
  const older = orderedContent.dealers.map(
    ({ dealer: { openingHours: _, ...dealer }, ...from }) => ({
      ...from,
      dealer,
    }),
  )
  const { dealers } = bringUp(
    { ...orderedContent, dealers: older, storedVersion: 3 },
    storedContent,
  )
  expect(dealers).toEqual(
    orderedContent.dealers.map((one) => ({ ...one, dealer: { ...one.dealer, openingHours: '' } })),
  )
})

test('an order of always-on pieces from before has coupons that are counted from their mail [CPN-14]', () => {
  const older = (category: string) => {
    const campaign = { ...orderedContent.campaign, category }
    const { steps } = bringUp({ ...orderedContent, campaign }, storedContent)
    return steps.flatMap(({ coupons }) => coupons.map(({ endDate }) => endDate))
  }
  expect(older('REMINDERS')).toEqual([null, null])
  expect(older('ON_DEMAND')).toEqual(
    orderedContent.steps.flatMap(({ coupons }) => coupons.map(({ endDate }) => endDate)),
  )
})

test('an order of today is read with the line that it was submitted with [PRF-01]', () => {
  const stored = toStored(orderedContent, storedContent) as Record<string, unknown>
  expect(bringUp(stored, storedContent)).toEqual(orderedContent)
})
