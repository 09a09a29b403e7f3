import { storedMarket as market } from '@marquee/test-kit/network-market'
import { describe, expect, test } from 'vitest'
import {
  changesOfAdded,
  countUndo,
  describeStaying,
  describeUndoCounts,
  mayUndoMarkets,
  planUndo,
  type ImportedMarket,
  type StayReason,
  type StoredMarket,
} from './index.ts'

const STORED = [
  market(2, 'NATIONAL', 'HONDA', null),
  market(3, 'ZONE', 'Z1', 'HONDA'),
  market(4, 'DISTRICT', 'D1', 'Z1'),
  market(5, 'DISTRICT', 'D2', 'Z1'),
  market(6, 'DEALER', '100', 'D1', { phoneNumber: '7345550114' }),
]
const D3 = market(7, 'DISTRICT', 'D3', 'Z1')
const FRESH = market(8, 'DEALER', '200', 'D3')

const added = (one: StoredMarket): ImportedMarket => ({
  key: one.key,
  isNew: true,
  changes: changesOfAdded({ ...one, line: 1 }),
})
const changed = (key: number, ...changes: ImportedMarket['changes']): ImportedMarket => ({
  key,
  isNew: false,
  changes,
})
const phone = { field: 'phoneNumber', before: '7345550199', after: '7345550114' } as const

interface Facts {
  stored?: readonly StoredMarket[]
  uses?: readonly (readonly [number, StayReason])[]
  held?: readonly number[]
}

function plan(imported: readonly ImportedMarket[], { stored = STORED, uses, held }: Facts = {}) {
  const undo = planUndo(imported, stored, { uses: new Map(uses), held: new Set(held) })
  return {
    removed: undo.removed.map(({ sourceId }) => sourceId),
    back: undo.changed.map((one) => [one.market.sourceId, ...one.changes]),
    stays: undo.stays.map((one) => [one.market.sourceId, one.field ?? '', one.reason]),
    counts: describeUndoCounts(countUndo(undo)),
    may: mayUndoMarkets(undo),
  }
}

describe('what was new', () => {
  const stored = [...STORED, D3, FRESH]

  test('goes, from dealers up', () => {
    expect(plan([added(D3), added(FRESH)], { stored })).toMatchObject({
      removed: ['200', 'D3'],
      stays: [],
      counts: '2 removed',
    })
  })

  test.each<[string, Facts, readonly string[], string[][]]>([
    [
      'stays where something was made at it, and so does what it lies below',
      { uses: [[8, 'stays.campaigns']] },
      [],
      [
        ['200', '', 'stays.campaigns'],
        ['D3', '', 'stays.markets'],
      ],
    ],
    [
      'stays where somebody changed it',
      { stored: [...STORED, D3, { ...FRESH, details: { ...FRESH.details, name: 'Typed' } }] },
      [],
      [
        ['200', 'name', 'stays.changed-since'],
        ['D3', '', 'stays.markets'],
      ],
    ],
    [
      'stays where another market was added below it',
      { stored: [...stored, market(9, 'DEALER', '300', 'D3')] },
      ['200'],
      [['D3', '', 'stays.markets']],
    ],
    ['is passed over where it is gone already', { stored: STORED }, [], []],
  ])('%s', (_what, facts, removed, stays) => {
    const found = plan([added(D3), added(FRESH)], { stored, ...facts })
    expect([found.removed, found.stays]).toEqual([removed, stays])
  })

  test('goes where a market that was moved below it moves back', () => {
    const moved = STORED.map((one) => (one.key === 6 ? { ...one, parent: 'D3' } : one))
    const move = changed(6, { field: 'parent', before: 'D1', after: 'D3' })
    expect(plan([added(D3), move], { stored: [...moved, D3] })).toMatchObject({
      removed: ['D3'],
      counts: '1 removed, 1 moved back',
    })
    expect(plan([added(D3), move], { stored: [...moved, D3], held: [6] }).stays).toEqual([
      ['D3', '', 'stays.markets'],
      ['100', 'parent', 'stays.campaign-open'],
    ])
  })
})

describe('what was changed', () => {
  test('goes back where it is as the import left it', () => {
    expect(plan([changed(6, phone)]).back).toEqual([
      ['100', { field: 'phoneNumber', before: '7345550114', after: '7345550199' }],
    ])
  })

  test('stays where it was changed since, field by field', () => {
    const name = { field: 'name', before: 'Old', after: 'Imported' } as const
    const found = plan([changed(6, name, phone)])
    expect(found.stays).toEqual([['100', 'name', 'stays.changed-since']])
    expect(found.counts).toBe('1 changed back, 1 left as is')
  })

  test('is not said where somebody put it back already', () => {
    const again = { field: 'phoneNumber', before: '7345550114', after: '7345550199' } as const
    expect(plan([changed(6, again)])).toMatchObject({
      back: [],
      stays: [],
      may: { ok: false, reason: 'import.nothing-to-undo' },
    })
  })

  test('goes back as a whole address or not at all', () => {
    const address = { line1: '1 Main St', city: 'Flint', state: 'MI', postalCode: '48502' }
    const stored = STORED.map((one) =>
      one.key === 6 ? { ...one, details: { ...one.details, ...address, line1: '2 Elm St' } } : one,
    )
    const from = { line1: '9 Oak St', city: 'Troy', state: 'MI', postalCode: '48083' }
    const parts = (['line1', 'city', 'postalCode'] as const).map(
      (field) => ({ field, before: from[field], after: address[field] }) as const,
    )
    const found = plan([changed(6, ...parts, phone)], { stored })
    expect(found.back).toHaveLength(1)
    expect(found.stays.map(([, field]) => field)).toEqual(['line1', 'city', 'postalCode'])
  })

  test('is reopened, closed again and moved back', () => {
    const closed = STORED.map((one) =>
      one.key === 6 ? { ...one, details: { ...one.details, status: 'CLOSED' as const } } : one,
    )
    const closing = changed(6, { field: 'status', before: 'ACTIVE', after: 'CLOSED' })
    const opening = changed(6, { field: 'status', before: 'CLOSED', after: 'ACTIVE' })
    expect(plan([closing], { stored: closed }).counts).toBe('1 reopened')
    expect(plan([opening]).counts).toBe('1 closed again')
    const move = changed(6, { field: 'parent', before: 'D2', after: 'D1' })
    expect(plan([move]).counts).toBe('1 moved back')
    const lost = changed(6, { field: 'parent', before: 'D9', after: 'D1' })
    expect(plan([lost]).stays).toEqual([['100', 'parent', 'stays.parent-gone']])
  })
})

test('what stays is said by name, with the reason', () => {
  const [first] = planUndo([changed(6, { ...phone, after: '7345550000' })], STORED, {
    uses: new Map(),
    held: new Set(),
  }).stays
  expect(first && describeStaying(first)).toBe(
    'Left as it is: dealer 100 Market 100. Phone: It was changed since.',
  )
})
