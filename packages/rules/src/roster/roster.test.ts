import { describe, expect, test } from 'vitest'
import { PERMISSIONS, type Permission } from '../access/index.ts'
import { linesToMend } from '../csv/index.ts'
import {
  compareRoster,
  countRoster,
  describePersonChange,
  mayImportRoster,
  parsePermissions,
  permissionsInWords,
  readRoster,
  rosterTemplate,
  rosterWords,
  type RosterMarket,
  type RosterPerson,
} from './index.ts'

const market = (
  key: number,
  id: string,
  type: RosterMarket['type'],
  brand = 'HONDA',
): RosterMarket => ({ key, id, type, brand, name: `Market ${id}` })

const MARKETS = [
  market(2, 'HONDA', 'NATIONAL'),
  market(4, 'D4', 'DISTRICT'),
  market(5, '208114', 'DEALER'),
  market(6, '208115', 'DEALER'),
  market(9, 'D4', 'DISTRICT', 'ACURA'),
]

const VIEWER: Permission[] = ['CAN_READ_CAMPAIGNS']
const MARKETING: Permission[] = [
  'CAN_SEARCH_AUDIENCE',
  'CAN_READ_CAMPAIGNS',
  'CAN_SUBMIT_ORDER',
  'CAN_UPDATE_MARKET_PROFILE',
]

const person = (
  key: number,
  name: string,
  homeMarketKey: number,
  more: Partial<RosterPerson> = {},
): RosterPerson => ({
  key,
  name,
  email: `${name.toLowerCase()}@a.example`,
  homeMarketKey,
  permissions: VIEWER,
  status: 'ACTIVE',
  version: 1,
  ...more,
})

const ADA = person(1, 'Ada', 5)
const BO = person(2, 'Bo', 6, { status: 'INVITED' })
const CY = person(3, 'Cy', 5, { status: 'DEACTIVATED' })
const DI_HERE = person(4, 'Di', 5)
const DI_THERE = person(5, 'Di', 6)
const EVE = person(6, 'Eve', 4, { permissions: PERMISSIONS })
const PEOPLE = [ADA, BO, CY, DI_HERE, DI_THERE, EVE]

const ADMIN = { keys: [100], permissions: PERMISSIONS }
const LESSER = { keys: [101], permissions: ['CAN_PERFORM_ADMIN_OPERATIONS' as const, ...VIEWER] }

const HEADERS = 'Email,Name,Market,Brand,Preset,Permissions'

function compare(lines: string[], actor: typeof LESSER | typeof ADMIN = ADMIN, headers = HEADERS) {
  const file = readRoster([headers, ...lines].join('\n'))
  if (!file.ok) throw new Error(file.reason)
  return compareRoster(file.value, { actor, markets: MARKETS, people: PEOPLE })
}

describe('a file of people', () => {
  test('invites those whose address has no home in sight, with a preset or with permissions', () => {
    const { added, refused } = compare([
      'New@A.example,New  Person,208114,,dealer marketing,',
      'field@a.example,Field,D4,honda,Field manager,',
      'few@a.example,Few,208115,,,See campaigns; build audiences',
      'nothing@a.example,Nothing,208115,,,none',
    ])
    expect(refused).toEqual([])
    expect(added.map(({ email, name, market: { key } }) => [email, name, key])).toEqual([
      ['new@a.example', 'New Person', 5],
      ['field@a.example', 'Field', 4],
      ['few@a.example', 'Few', 6],
      ['nothing@a.example', 'Nothing', 6],
    ])
    expect(added.map(({ permissions }) => permissions.length)).toEqual([4, 8, 2, 0])
    expect(added[2]?.permissions).toEqual(['CAN_SEARCH_AUDIENCE', 'CAN_READ_CAMPAIGNS'])
  })

  test('changes name, market and permissions, and leaves what a blank cell does not say', () => {
    const { changed } = compare([
      'ada@a.example,Ada B.,208114,,,',
      'bo@a.example,,208114,,Dealer marketing,',
      'eve@a.example,,HONDA,,,',
    ])
    expect(changed.map((each) => [each.key, describePersonChange(each)])).toEqual([
      [1, 'Name: Ada → Ada B.'],
      [
        2,
        'Market: Market 208115 (208115) → Market 208114 (208114). ' +
          'Added: Build audiences, Order campaigns, Edit the dealer profile',
      ],
      [6, 'Market: Market D4 (D4) → Market HONDA (HONDA)'],
    ])
    expect(changed[2]?.after.permissions).toEqual(PERMISSIONS)
  })

  test('takes permissions away where it says so, and says which', () => {
    const { changed } = compare(['ada@a.example,,208114,,,none'])
    expect(changed.map(describePersonChange)).toEqual(['Removed: See campaigns'])
  })

  test('of people who are as it says changes nothing, in whatever order permissions stand', () => {
    const found = compare([
      'ADA@a.example,Ada,208114,HONDA,Viewer,',
      'bo@a.example,,208115,,,CAN_READ_CAMPAIGNS',
      `eve@a.example,,D4,HONDA,,${PERMISSIONS.toReversed().join(' ')}`,
    ])
    expect(countRoster(found)).toMatchObject({ added: 0, changed: 0, unchanged: 3, refused: 0 })
  })

  test('names people of its markets whom it leaves out, and leaves them as they are', () => {
    const { absent, changed } = compare(['ada@a.example,,208114,,,', 'cy@a.example,,D4,,,'])
    expect(changed).toEqual([])
    expect(absent.map(({ person: { key } }) => key)).toEqual([4])
  })

  test('is about the home that it names, of a person who has several', () => {
    const { changed } = compare(['di@a.example,,208115,,Dealer marketing,'])
    expect(changed.map(({ key }) => key)).toEqual([5])
  })

  test('begins with a template that can be used', () => {
    const file = readRoster(rosterTemplate())
    if (!file.ok) throw new Error(file.reason)
    const { added, refused } = compareRoster(file.value, {
      actor: ADMIN,
      markets: MARKETS,
      people: [],
    })
    expect([added.length, refused, file.value.ignored]).toEqual([3, [], []])
    expect(added[0]?.permissions).toEqual(MARKETING)
  })
})

describe('a line is refused', () => {
  test.each<[string, string[], [string | undefined, string][]]>([
    ['without an email', [',A,208114,,Viewer,'], [['email', 'row.required']]],
    ['with an email that is none', ['a@b,A,208114,,Viewer,'], [['email', 'row.email']]],
    [
      'twice in the file, in capitals or not',
      ['ada@a.example,,208114,,Viewer,', 'ADA@a.example,,208115,,Viewer,'],
      [
        ['email', 'row.twice'],
        ['email', 'row.twice'],
      ],
    ],
    ['without a market', ['n@a.example,A,,,Viewer,'], [['market', 'row.required']]],
    [
      'of a market out of sight',
      ['n@a.example,A,999,,Viewer,'],
      [['market', 'row.market-unknown']],
    ],
    [
      'of a market of another brand',
      ['n@a.example,A,208114,ACURA,Viewer,'],
      [['market', 'row.market-unknown']],
    ],
    [
      'of a market that two brands have',
      ['n@a.example,A,D4,,Viewer,'],
      [['brand', 'row.market-of-several']],
    ],
    [
      'of a new person without a name',
      ['n@a.example,,208114,,Viewer,'],
      [['name', 'row.required']],
    ],
    [
      'with a name that turns text around',
      ['n@a.example,\u202eA,208114,,Viewer,'],
      [['name', 'row.characters']],
    ],
    [
      'with a long name',
      [`n@a.example,${'x'.repeat(81)},208114,,Viewer,`],
      [['name', 'row.too-long']],
    ],
    [
      'of a new person without a preset',
      ['n@a.example,A,208114,,,'],
      [['preset', 'row.preset-or-permissions']],
    ],
    [
      'with a preset of another level',
      ['n@a.example,A,208114,,Field manager,'],
      [['preset', 'row.preset-unknown']],
    ],
    [
      'with a preset that nobody knows',
      ['ada@a.example,A,208114,,Boss,'],
      [['preset', 'row.preset-unknown']],
    ],
    [
      'with a permission that nobody knows',
      ['n@a.example,A,208114,,,See campaigns; fly'],
      [['permissions', 'row.permission-unknown']],
    ],
    [
      'with both',
      ['n@a.example,A,208114,,Viewer,none'],
      [['permissions', 'row.preset-and-permissions']],
    ],
    ['of a deactivated person', ['cy@a.example,,208114,,,'], [['email', 'row.deactivated']]],
    [
      'of a person with several homes, of which it is none',
      ['di@a.example,,D4,HONDA,,'],
      [['market', 'row.several-homes']],
    ],
    ['with other cells than the headers', ['n@a.example,A'], [[undefined, 'row.cells']]],
  ])('%s', (_what, lines, expected) => {
    const found = compare(lines)
    expect(found.refused.map(({ field, reason }) => [field, reason])).toEqual(expected)
    expect(mayImportRoster(found)).toMatchObject({ ok: false, reason: 'file.nothing-usable' })
  })

  test.each<[string, string, [string, string]]>([
    [
      'that gives more than the importer holds',
      'n@a.example,A,208114,,Dealer marketing,',
      ['preset', 'row.permission-not-yours'],
    ],
    [
      'that gives a known person more than the importer holds',
      'ada@a.example,,208114,,,Order campaigns',
      ['permissions', 'row.permission-not-yours'],
    ],
    [
      'about a person who holds more than the importer',
      'eve@a.example,,D4,HONDA,Viewer,',
      ['email', 'row.holds-more'],
    ],
  ])('%s [LVL-07]', (_what, line, expected) => {
    const { refused } = compare([line], LESSER)
    expect(refused.map(({ field, reason }) => [field, reason])).toEqual([expected])
  })

  test('about the importer themself, unless it changes nothing [LVL-07]', () => {
    const own = { keys: [ADA.key], permissions: PERMISSIONS }
    const reasons = (line: string) => compare([line], own).refused.map(({ reason }) => reason)
    expect(reasons('ada@a.example,,208114,,none of it,')).toEqual(['row.preset-unknown'])
    expect(reasons('ada@a.example,,208114,,Dealer marketing,')).toEqual(['row.is-yourself'])
    expect(reasons('ada@a.example,,208114,,Viewer,')).toEqual([])
  })
})

test.each([
  ['', 'file.empty'],
  ['Email\na@b.example', 'file.not-csv'],
  ['Email,email\na,b', 'file.headers-twice'],
  ['Email,Name\na,b', 'roster.headers-missing'],
])('%j is refused as a whole', (text, reason) => {
  const lines = text === '' ? text : `${text}\n`
  expect(readRoster(lines)).toMatchObject({ ok: false, reason })
})

test('refused lines come back as they came, with why, and can be imported once they are corrected', () => {
  const lines = ['n@a.example,"A, B",208114,,Boss,', 'm@a.example,=M,999,,Viewer,']
  const mend = linesToMend(compare(lines).refused, rosterWords)
  expect(mend.split('\r\n')).toEqual([
    'Email,Name,Market,Brand,Preset,Permissions,Line,Why',
    'n@a.example,"A, B",208114,,Boss,,2,Preset: People of this level have no such preset.',
    'm@a.example,\'=M,999,,Viewer,,3,"Market: There is no market with this ID, or you do not see it."',
    '',
  ])
  const file = readRoster(mend.replace('Boss', 'Viewer').replace(',999,', ',208115,'))
  if (!file.ok) throw new Error(file.reason)
  expect(file.value.ignored).toEqual(['Line', 'Why'])
  const known = { actor: ADMIN, markets: MARKETS, people: PEOPLE }
  expect(compareRoster(file.value, known).added.map(({ name }) => name)).toEqual(['A, B', '=M'])
})

test.each<[string, Permission[] | undefined]>([
  ['none', []],
  ['See campaigns', ['CAN_READ_CAMPAIGNS']],
  ['can_submit_order, See Campaigns', ['CAN_READ_CAMPAIGNS', 'CAN_SUBMIT_ORDER']],
  ['CAN_SUBMIT_ORDER CAN_READ_CAMPAIGNS', ['CAN_READ_CAMPAIGNS', 'CAN_SUBMIT_ORDER']],
  ['See', undefined],
  [';', undefined],
])('the permissions %j are %j', (cell, permissions) => {
  expect(parsePermissions(cell)).toEqual(permissions)
})

test('all permissions are read by their names [LVL-07]', () => {
  expect(parsePermissions(permissionsInWords(PERMISSIONS))).toEqual(PERMISSIONS)
})
