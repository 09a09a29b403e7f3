import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  areAllSelected,
  dealerRows,
  detailsTexts,
  searchDealers,
  selectAllDealers,
  type ChildMarket,
} from './index.ts'

const child = (key: number, name: string, overrides: Partial<ChildMarket> = {}): ChildMarket => ({
  isSelectable: true,
  isEnrolled: true,
  isDaaEligible: false,
  market: {
    key,
    name,
    sourceId: { id: `D${key}` },
    marketHierarchyByType: { zone: 'Central Zone', district: 'District 4' },
  },
  ...overrides,
})

test('a row says who a dealer is, where, and whether it is enrolled [DLR-07, DLR-09, DLR-10]', () => {
  const [row, other] = dealerRows([child(14, 'Lakeside'), child(15, 'Sun', { isEnrolled: false })])
  expect(row).toEqual({
    id: 14,
    dealerName: 'Lakeside',
    dealerId: 'D14',
    dealerZone: 'Central Zone',
    dealerDistrict: 'District 4',
    dealerEnrollment: 'Complete',
  })
  expect(other?.dealerEnrollment).toBe('Incomplete')
})

test('only dealers who may be chosen have a row [DLR-06]', () => {
  expect(dealerRows([child(14, 'Lakeside', { isSelectable: false })])).toEqual([])
})

test.for([
  ['', 3],
  ['  ', 3],
  ['lake', 2],
  ['LAKESIDE', 1],
  ['side honda', 1],
  ['moon', 0],
  ['.*', 0],
] as const)('the search %j finds %i of three [DLR-02]', ([text, count]) => {
  const rows = dealerRows([child(1, 'Lakeside Honda'), child(2, 'Big Lake'), child(3, 'Sun')])
  expect(searchDealers(rows, text)).toHaveLength(count)
})

describe('select all', () => {
  const found = [{ id: 1 }, { id: 2 }]

  test('takes what is found, and pressed again clears it; the rest stays [DLR-03]', () => {
    expect(selectAllDealers([9], found)).toEqual([9, 1, 2])
    expect(selectAllDealers([9, 2], found)).toEqual([9, 1, 2])
    expect(selectAllDealers([9, 1, 2], found)).toEqual([9])
    expect(selectAllDealers([9], [])).toEqual([9])
  })

  test('never loses or doubles a dealer that the search does not show [DLR-03, DLR-14]', () => {
    const keys = fc.uniqueArray(fc.nat(40))
    fc.assert(
      fc.property(keys, keys, (selected, shown) => {
        const rows = shown.map((id) => ({ id }))
        const after = selectAllDealers(selected, rows)
        const hidden = selected.filter((key) => !shown.includes(key))
        expect(after.filter((key) => !shown.includes(key))).toEqual(hidden)
        expect(new Set(after).size).toBe(after.length)
        const wasAll = areAllSelected(selected, rows)
        expect(shown.every((key) => after.includes(key)) && shown.length > 0).toBe(
          shown.length > 0 && !wasAll,
        )
      }),
    )
  })
})

test('the message above the dealers names whom to contact [DLR-08, DLR-11]', () => {
  expect(detailsTexts.dealers.allEligible('(800) 555-0100', 'help@marquee.example')).toBe(
    'All DAA-eligible dealers must be included. To make changes contact support at (800) 555-0100 or help@marquee.example.',
  )
  expect(detailsTexts.dealers).toMatchObject({
    search: 'Search By Dealer Name',
    selectAll: 'Select All',
    missing: 'At least one dealer must be selected.',
  })
})
