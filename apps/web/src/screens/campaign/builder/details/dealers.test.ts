import { expect, test } from 'vitest'
import { sortedDealers, orderBy } from './dealers.rules.ts'

const row = (id: number, dealerName: string, dealerId: string) => ({
  id,
  dealerName,
  dealerId,
  dealerZone: 'Central',
  dealerDistrict: 'District 4',
  dealerEnrollment: 'Complete' as const,
})
const rows = [row(1, 'oak', '900'), row(2, 'Ann', '1200'), row(3, 'Lake', '900')]
const ids = (order: Parameters<typeof sortedDealers>[1]) =>
  sortedDealers(rows, order).map(({ id }) => id)

test('dealers stand by a column, capitals or not, numbers as numbers, equal ones as they were [DLR-04]', () => {
  expect(ids({ by: 'dealerName', isDescending: false })).toEqual([2, 3, 1])
  expect(ids({ by: 'dealerName', isDescending: true })).toEqual([1, 3, 2])
  expect(ids({ by: 'dealerId', isDescending: false })).toEqual([1, 3, 2])
  expect(ids({ by: 'dealerZone', isDescending: true })).toEqual([1, 2, 3])
})

test('the same column turns the order, another column begins ascending', () => {
  const byName = { by: 'dealerName', isDescending: false } as const
  expect(orderBy(byName, 'dealerName').isDescending).toBe(true)
  expect(orderBy(orderBy(byName, 'dealerName'), 'dealerId')).toEqual({
    by: 'dealerId',
    isDescending: false,
  })
})
