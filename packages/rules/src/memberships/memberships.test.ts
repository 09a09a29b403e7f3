import { describe, expect, test } from 'vitest'
import { linesToMend } from '../csv/index.ts'
import {
  alikeGroups,
  compareMemberships,
  countMemberships,
  describeAddedGroup,
  describeAlikeGroup,
  describeChangedGroup,
  describeMembers,
  mayImportMemberships,
  membershipsFile,
  membershipsTemplate,
  membershipWords,
  readMemberships,
  type KnownGroup,
  type MembershipMarket,
  type MembershipMode,
  type MembershipPerson,
} from './index.ts'

const market = (
  key: number,
  path: string,
  id: string,
  type: MembershipMarket['type'],
  more: Partial<MembershipMarket> = {},
): MembershipMarket => ({
  key,
  path,
  id,
  type,
  brand: 'HONDA',
  name: `Market ${id}`,
  status: 'ACTIVE',
  ...more,
})

const HONDA = market(2, '1.2.', 'HONDA', 'NATIONAL')
const D4 = market(4, '1.2.4.', 'D4', 'DISTRICT')
const ACURA = market(9, '1.9.', 'ACURA', 'NATIONAL', { brand: 'ACURA' })
const MARKETS = [
  HONDA,
  D4,
  market(5, '1.2.4.5.', '105', 'DEALER'),
  market(6, '1.2.4.6.', '106', 'DEALER'),
  market(7, '1.2.4.7.', '107', 'DEALER'),
  market(8, '1.2.4.8.', '108', 'DEALER', { status: 'CLOSED' }),
  ACURA,
  market(10, '1.9.10.', '110', 'DEALER', { brand: 'ACURA' }),
]

const person = (key: number, email: string, path: string): MembershipPerson => ({
  key,
  email,
  path,
  name: `Person ${key}`,
})
const PEOPLE = [
  person(1, 'Dana@honda.example', '1.2.4.'),
  person(2, 'priya@honda.example', '1.2.4.5.'),
  person(3, 'acura@acura.example', '1.9.10.'),
]

const DETROIT: KnownGroup = {
  key: 31,
  name: 'Detroit Metro',
  brand: 'HONDA',
  path: D4.path,
  version: 1,
  dealers: [5, 8],
  users: [1],
}

const HEADERS = 'Group,Brand,Managed at,Dealer ID,Dealer name,Users'

function compare(
  lines: readonly string[],
  {
    mode = 'ADD',
    groups = [DETROIT],
    home = { path: HONDA.path },
  }: {
    mode?: MembershipMode
    groups?: readonly KnownGroup[]
    home?: { path: string } | undefined
  } = {},
) {
  const file = readMemberships([HEADERS, ...lines].join('\n'))
  if (!file.ok) throw new Error(file.reason)
  return compareMemberships(file.value, { mode, groups, home, markets: MARKETS, people: PEOPLE })
}

const reasons = (lines: readonly string[], more?: Parameters<typeof compare>[1]) =>
  compare(lines, more).refused.map(({ field, reason }) => `${field}: ${reason}`)

const changeOf = (lines: readonly string[], mode: MembershipMode, groups?: KnownGroup[]) => {
  const [changed, ...others] = compare(lines, { mode, ...(groups && { groups }) }).changed
  expect(others).toEqual([])
  return changed && describeChangedGroup(changed)
}

describe('a file of groups', () => {
  test('adds to a group that is there, and no one leaves it', () => {
    const lines = ['Detroit Metro,,,106,,priya@honda.example', 'detroit metro,,D4,107,,']
    expect(changeOf(lines, 'ADD')).toBe(
      'Changed Detroit Metro, managed at Market D4 (D4). Added: Market 106 (106), Market 107 (107). Users added: priya@honda.example',
    )
  })

  test('replaces the dealers and users of a group, where the importer chose so', () => {
    const lines = ['Detroit Metro,,,106,,priya@honda.example', 'Detroit Metro,,,8,,'].slice(0, 1)
    expect(changeOf(lines, 'REPLACE')).toBe(
      'Changed Detroit Metro, managed at Market D4 (D4). Added: Market 106 (106). Removed: Market 105 (105), Market 108 (108). Users added: priya@honda.example. Users removed: Dana@honda.example',
    )
  })

  test('leaves the users of a group of which it names none, and takes all away by “none”', () => {
    expect(changeOf(['Detroit Metro,,,105,,', 'Detroit Metro,,,108,,'], 'REPLACE')).toBeUndefined()
    expect(changeOf(['Detroit Metro,,,105,,none', 'Detroit Metro,,,108,,'], 'REPLACE')).toBe(
      'Changed Detroit Metro, managed at Market D4 (D4). Users removed: Dana@honda.example',
    )
    expect(changeOf(['Detroit Metro,,,105,,none'], 'ADD')).toBeUndefined()
  })

  test('leaves the dealers of a group that it names without a dealer', () => {
    const { changed, unchanged } = compare(['Detroit Metro,,,,,'], { mode: 'REPLACE' })
    expect([changed, unchanged]).toEqual([[], 1])
  })

  test('takes no one out of a group of which a line is refused', () => {
    const found = compare(['Detroit Metro,,,106,,', 'Detroit Metro,,,999,,'], { mode: 'REPLACE' })
    expect(found.changed).toMatchObject([{ joining: [{ key: 6 }], leaving: [] }])
    expect(found.held.map(({ group }) => group.name)).toEqual(['Detroit Metro'])
    expect(found.refused).toMatchObject([{ line: 3, reason: 'row.dealer-unknown' }])
  })

  test('makes a new group at the market that it names, else at the home of the importer, else at the brand', () => {
    const placeOf = (line: string, home?: { path: string }) =>
      compare([line], { home }).added.map(({ place }) => place.id)
    expect(placeOf('New,,d4,105,,', HONDA)).toEqual(['D4'])
    expect(placeOf('New,,,105,,', D4)).toEqual(['D4'])
    expect(placeOf('New,HONDA,,105,,', { path: '1.' })).toEqual(['HONDA'])
    expect(placeOf('New,honda,,105,,')).toEqual(['HONDA'])
  })

  test('adds the lines of one new group together, whatever their letters', () => {
    const [added, ...others] = compare([
      'New,,D4,105,Any name,dana@honda.example',
      'NEW,,D4,106,,',
      'New,,D4,105,,',
    ]).added
    expect(others).toEqual([])
    expect(added && describeAddedGroup(added)).toBe(
      'New New, managed at Market D4 (D4). Dealers: Market 105 (105), Market 106 (106). Users: Dana@honda.example',
    )
  })

  test('keeps apart groups of one name that are managed at several markets', () => {
    const national = { ...DETROIT, key: 32, path: HONDA.path }
    const groups = [DETROIT, national]
    expect(reasons(['Detroit Metro,,,106,,'], { groups })).toEqual(['place: row.group-of-several'])
    const { changed } = compare(['Detroit Metro,,HONDA,106,,'], { groups })
    expect(changed.map(({ group }) => group.key)).toEqual([32])
  })

  test('names the groups that it leaves out', () => {
    const groups = [DETROIT, { ...DETROIT, key: 33, name: 'Lansing' }]
    expect(compare(['Detroit Metro,,,105,,'], { groups }).absent).toMatchObject([
      { group: { name: 'Lansing' }, place: { id: 'D4' } },
    ])
    expect(compare(['Lansing,,,999,,', 'Detroit Metro,,,105,,'], { groups }).absent).toEqual([])
  })

  test('says of a new group that it has most dealers of one that is left out, as if it was renamed', () => {
    const lansing = { ...DETROIT, key: 33, name: 'Lansing', dealers: [5, 6, 7] }
    const alikeOf = (lines: readonly string[], groups: readonly KnownGroup[]) => {
      const { added, absent } = compare(lines, { groups })
      return alikeGroups(added, absent).map(({ group, shared }) => [group.name, shared])
    }
    const renamed = ['New,,D4,105,,', 'New,,D4,106,,']
    expect(alikeOf(renamed, [DETROIT, lansing])).toEqual([['Lansing', 2]])
    // Half of the dealers may be in two groups by chance; and a group that the file names has its name still.
    expect(alikeOf(renamed, [DETROIT])).toEqual([])
    expect(alikeOf([...renamed, 'Lansing,,,105,,'], [lansing])).toEqual([])
    expect(alikeOf(['New,,D4,105,,'], [lansing])).toEqual([])
    expect(alikeOf(['New,,D4,,,'], [{ ...lansing, dealers: [] }])).toEqual([])
    const { added, absent } = compare(renamed, { groups: [lansing] })
    expect(alikeGroups(added, absent).map(describeAlikeGroup)).toEqual([
      'New New has 2 of 3 dealers of Lansing, managed at Market D4 (D4). If you renamed it, rename it on its own screen first, and then try the file again: a file cannot rename a group, and there would be two.',
    ])
  })

  test.each<[string, string]>([
    ['Detroit Metro,,', 'undefined: row.cells'],
    [',,,105,,', 'group: row.required'],
    [`${'x'.repeat(81)},,,105,,`, 'group: row.too-long'],
    ['Detroit Metro,,D9,105,,', 'place: row.place-unknown'],
    ['New,TESLA,,105,,', 'brand: row.brand-unknown'],
    ['Detroit Metro,,,999,,', 'dealer: row.dealer-unknown'],
    ['Detroit Metro,,,D4,,', 'dealer: row.dealer-unknown'],
    ['Detroit Metro,,,110,,', 'dealer: row.other-brand'],
    ['New,,D4,108,,', 'dealer: row.dealer-closed'],
    ['Detroit Metro,,,105,,dana', 'users: row.users'],
    ['Detroit Metro,,,105,,no@one.example', 'users: row.user-unknown'],
    ['Detroit Metro,,,105,,acura@acura.example', 'users: row.user-elsewhere'],
  ])('refuses the line %j', (line, reason) => {
    expect(reasons([line])).toEqual([reason])
  })

  test('needs a brand where nothing says which', () => {
    expect(reasons(['New,,,105,,'], { home: { path: '1.' } })).toEqual(['brand: row.brand-needed'])
  })

  test('takes a dealer that was closed since it joined', () => {
    expect(compare(['Detroit Metro,,,108,,']).unchanged).toBe(1)
  })

  test('is counted by groups, dealers, users and lines, and not used where most lines are refused', () => {
    const lines = ['Detroit Metro,,,106,,', 'New,,D4,105,,dana@honda.example', 'New,,D4,999,,']
    const found = compare(lines, { mode: 'REPLACE' })
    expect(countMemberships(found)).toEqual({
      added: 1,
      changed: 1,
      unchanged: 0,
      joining: 2,
      leaving: 2,
      newUsers: 1,
      formerUsers: 0,
      absent: 0,
      refused: 1,
    })
    expect(mayImportMemberships(found)).toEqual({ ok: true, value: true })
    expect(mayImportMemberships(compare(['New,,D4,999,,']))).toMatchObject({
      reason: 'file.nothing-usable',
    })
    expect(describeMembers({ joining: 1, leaving: 2, newUsers: 1, formerUsers: 0 })).toBe(
      '1 dealer and 1 user added, 2 dealers removed',
    )
  })

  test('gives its refused lines back as they came, which are read again once they are corrected', () => {
    const mend = linesToMend(compare(['Detroit Metro,,,999,Away,']).refused, membershipWords)
    expect(mend.split('\r\n')[1]).toBe(
      'Detroit Metro,,,999,Away,,2,"Dealer ID: There is no dealer with this ID in this brand, or you do not see it."',
    )
    const again = readMemberships(mend.replace('999', '106'))
    expect(again).toMatchObject({ value: { rows: [{ dealer: '106' }], ignored: ['Line', 'Why'] } })
  })

  test('without its headers is none', () => {
    expect(readMemberships('Group,City\na,b')).toMatchObject({
      reason: 'memberships.headers-missing',
    })
  })

  test('is written in the columns in which it is read, whatever stands in a name', () => {
    const line = { group: '=Metro, "A"', brand: 'HONDA', place: 'D4', dealer: '105', users: '' }
    expect(readMemberships(membershipsFile([line]))).toMatchObject({
      value: { rows: [{ group: '=Metro, "A"', brand: 'HONDA', place: 'D4', dealer: '105' }] },
    })
    expect(readMemberships(membershipsTemplate())).toMatchObject({
      value: { rows: [{ dealer: '208114' }, { dealer: '208115' }], refused: [] },
    })
  })
})
