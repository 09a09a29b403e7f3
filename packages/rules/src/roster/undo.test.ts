import { PERMISSIONS, type Permission } from '@marquee/rules/access'
import { describe, expect, test } from 'vitest'
import {
  countRosterUndo,
  describeRosterUndo,
  describeRosterUndoCounts,
  mayUndoRoster,
  planRosterUndo,
  type ImportedPerson,
  type RosterMarket,
  type RosterPerson,
} from './index.ts'

const dealer: RosterMarket = {
  key: 6,
  id: '206',
  brand: 'HONDA',
  type: 'DEALER',
  name: 'Lakeside Honda',
}
const district: RosterMarket = { ...dealer, key: 4, id: 'D4', type: 'DISTRICT', name: 'District 4' }
const SEE: Permission = 'CAN_READ_CAMPAIGNS'
const ORDER: Permission = 'CAN_SUBMIT_ORDER'
const ADMINISTER: Permission = 'CAN_PERFORM_ADMIN_OPERATIONS'

const person = (key: number, more: Partial<RosterPerson> = {}): RosterPerson => ({
  key,
  name: `Person ${key}`,
  email: `p${key}@lakeside.example`,
  homeMarketKey: dealer.key,
  permissions: [SEE],
  status: 'ACTIVE',
  version: 1,
  ...more,
})

const state = (
  key: number,
  more: Partial<ImportedPerson['after']> = {},
): ImportedPerson['after'] => ({
  name: `Person ${key}`,
  market: dealer.key,
  permissions: [SEE],
  ...more,
})

const invited = (key: number): ImportedPerson => ({ key, before: null, after: state(key) })
const changed = (key: number, before: Partial<ImportedPerson['after']>): ImportedPerson => ({
  key,
  before: state(key, before),
  after: state(key),
})

const ADMIN = person(1, { permissions: [...PERMISSIONS] })

interface Facts {
  held?: readonly Permission[]
  keys?: readonly number[]
}

function plan(
  imported: readonly ImportedPerson[],
  people: readonly RosterPerson[],
  { held = PERMISSIONS, keys = [1] }: Facts = {},
) {
  const actor = { keys, permissions: held }
  const all = keys.length > 0 ? [ADMIN, ...people] : people
  const undo = planRosterUndo(imported, { actor, markets: [dealer, district], people: all })
  const may = mayUndoRoster(undo, { actor, people: all })
  return {
    lines: describeRosterUndo(undo),
    counts: describeRosterUndoCounts(countRosterUndo(undo)),
    may: may.ok ? undefined : may.reason,
  }
}

describe('a person whom the import invited', () => {
  test.each<[string, Partial<RosterPerson>, string[]]>([
    [
      'loses the open invitation',
      { status: 'INVITED' },
      ['Invitation withdrawn: Person 7 <p7@lakeside.example>'],
    ],
    [
      'loses the access that only the import gave, once they have joined',
      {},
      ['Deactivated Person 7 <p7@lakeside.example>'],
    ],
    ['is passed over where they are deactivated already', { status: 'DEACTIVATED' }, []],
    [
      'stays where somebody has given them more since',
      { permissions: [SEE, ORDER] },
      ['Left as they are: Person 7 <p7@lakeside.example>. Permissions: It was changed since.'],
    ],
    [
      'stays where somebody has moved them since, joined or not',
      { homeMarketKey: district.key, status: 'INVITED' },
      ['Left as they are: Person 7 <p7@lakeside.example>. Market: It was changed since.'],
    ],
  ])('%s', (_what, now, lines) => {
    expect(plan([invited(7)], [person(7, now)]).lines).toEqual(lines)
  })

  test('is passed over where they are beyond what one sees', () => {
    expect(plan([invited(7)], [])).toMatchObject({ lines: [], may: 'import.nothing-to-undo' })
  })
})

describe('a person whom the import changed', () => {
  const all = { name: 'Was', market: district.key, permissions: [ORDER] }

  test('gets back what is as the import left it', () => {
    expect(plan([changed(7, all)], [person(7)])).toEqual({
      lines: [
        'Changed Person 7 <p7@lakeside.example>: Name: Person 7 → Was. Market: Lakeside Honda (206) → District 4 (D4). Added: Order campaigns. Removed: See campaigns',
      ],
      counts: '1 changed back',
      may: undefined,
    })
  })

  test('keeps what was changed since, field by field', () => {
    const { lines, counts } = plan(
      [changed(7, all)],
      [person(7, { name: 'Typed', permissions: [] })],
    )
    expect(lines).toEqual([
      'Changed Typed <p7@lakeside.example>: Market: Lakeside Honda (206) → District 4 (D4)',
      'Left as they are: Typed <p7@lakeside.example>. Name: It was changed since.',
      'Left as they are: Typed <p7@lakeside.example>. Permissions: It was changed since.',
    ])
    expect(counts).toBe('1 changed back, 1 left as is')
  })

  test('does not move to a market that is gone, nor to one they are invited to again', () => {
    const gone = plan([changed(7, { market: 99 })], [person(7)])
    expect(gone.lines[0]).toContain('Market: The market they worked in is no longer there')
    const again = person(8, { email: 'P7@lakeside.example', homeMarketKey: district.key })
    const taken = plan([changed(7, { market: district.key })], [person(7), again])
    expect(taken.lines[0]).toContain('Market: They have been invited to the market')
  })
})

test('nobody undoes what was done to themselves', () => {
  const { lines } = plan([changed(1, { permissions: [SEE] })], [])
  expect(lines).toEqual([
    'Left as they are: Person 1 <p1@lakeside.example>. You cannot change your own access. Ask another administrator.',
  ])
})

describe('permissions are judged again', () => {
  const held = [SEE, ADMINISTER]
  test.each<[string, ImportedPerson, RosterPerson]>([
    ['who may not take what the import gave', invited(7), person(7, { permissions: [SEE] })],
    ['who may not give what it took', changed(7, { permissions: [ORDER] }), person(7)],
  ])('%s, leaves all of it to somebody who may', (_what, one, now) => {
    const others = { held: [ADMINISTER] }
    expect(plan([one], [now], others).may).toBe('person.permission-not-yours')
    expect(plan([one], [now]).may).toBeUndefined()
  })

  test('and who may, may', () => {
    expect(plan([changed(7, { permissions: [ADMINISTER] })], [person(7)], { held }).may).toBe(
      undefined,
    )
  })
})

test('an administrator is left, also where a command undoes it', () => {
  const last = person(7, { permissions: [ADMINISTER] })
  const imported = { key: 7, before: null, after: state(7, { permissions: [ADMINISTER] }) }
  const byCommand = { keys: [] }
  expect(plan([imported, invited(8)], [last, person(8)], byCommand).lines).toEqual([
    'Deactivated Person 8 <p8@lakeside.example>',
    'Left as they are: Person 7 <p7@lakeside.example>. Nobody else could administer people then.',
  ])
  const other = person(9, { permissions: [ADMINISTER] })
  expect(plan([imported], [last, other], byCommand).counts).toBe('1 deactivated')
})
