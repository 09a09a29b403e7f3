import type { UserLevel } from '@marquee/rules/access'
import { PERMISSIONS, type Permission } from '@marquee/rules/access'
import type { MarketType } from '@marquee/rules/markets'
import pg from 'pg'
import { drizzle } from 'drizzle-orm/node-postgres'
import { hierarchies, marketPlacements, markets, people } from '../db/schema/index.ts'
import { LOCAL_ISSUER } from '../platform/sign-in/index.ts'

/**
 * The small tree of all tests: two brands; in one of them a zone with two districts, the first with
 * two dealers. Keys are fixed, so that a test can name them.
 */
export const TREE = {
  root: { key: 1, path: '1.', type: 'CORPORATE' },
  honda: { key: 2, path: '1.2.', type: 'NATIONAL' },
  zone: { key: 3, path: '1.2.3.', type: 'ZONE' },
  district: { key: 4, path: '1.2.3.4.', type: 'DISTRICT' },
  dealer: { key: 5, path: '1.2.3.4.5.', type: 'DEALER' },
  sibling: { key: 6, path: '1.2.3.4.6.', type: 'DEALER' },
  otherDistrict: { key: 7, path: '1.2.3.7.', type: 'DISTRICT' },
  cousin: { key: 8, path: '1.2.3.7.8.', type: 'DEALER' },
  acura: { key: 9, path: '1.9.', type: 'NATIONAL' },
  acuraZone: { key: 10, path: '1.9.10.', type: 'ZONE' },
  acuraDistrict: { key: 11, path: '1.9.10.11.', type: 'DISTRICT' },
  acuraDealer: { key: 12, path: '1.9.10.11.12.', type: 'DEALER' },
} as const satisfies Record<string, { key: number; path: string; type: MarketType }>

export type TreePlace = keyof typeof TREE

const STAFF: Permission[] = [
  'CAN_READ_CAMPAIGNS',
  'CAN_SUBMIT_ORDER',
  'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS',
]

interface TestPerson {
  key: number
  level: UserLevel
  home: TreePlace
  permissions: readonly Permission[]
}

/** One person a level and brand, and an administrator with all 13 permissions. */
export const PEOPLE = {
  admin: { key: 1, level: 'NATIONAL', home: 'root', permissions: PERMISSIONS },
  national: { key: 2, level: 'NATIONAL', home: 'honda', permissions: STAFF },
  zone: { key: 3, level: 'ZONE', home: 'zone', permissions: STAFF },
  district: { key: 4, level: 'DISTRICT', home: 'district', permissions: STAFF },
  dealer: { key: 5, level: 'DEALER', home: 'dealer', permissions: ['CAN_READ_CAMPAIGNS'] },
  sibling: { key: 6, level: 'DEALER', home: 'sibling', permissions: ['CAN_READ_CAMPAIGNS'] },
  acuraDealer: {
    key: 7,
    level: 'DEALER',
    home: 'acuraDealer',
    permissions: ['CAN_READ_CAMPAIGNS'],
  },
  hondaAdmin: { key: 8, level: 'NATIONAL', home: 'honda', permissions: PERMISSIONS },
  districtAdmin: { key: 9, level: 'DISTRICT', home: 'district', permissions: PERMISSIONS },
} as const satisfies Record<string, TestPerson>

export type PersonName = keyof typeof PEOPLE

export async function loadTestTree(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query(`SELECT set_config('app.lo', '1.', false), set_config('app.hi', '1/', false)`)
  const sql = drizzle(client, { casing: 'snake_case' })
  const rows = Object.entries(TREE).map(([name, place]) => marketRow(name, place))
  await sql.insert(markets).values(rows)
  await sql.insert(marketPlacements).values(
    rows.map(({ key, parentKey, path }) => ({
      marketKey: key,
      parentKey,
      path,
      validFrom: '2020-01-01',
    })),
  )
  await sql
    .insert(hierarchies)
    .values([brand('HONDA', 'Honda', TREE.honda, false), brand('ACURA', 'Acura', TREE.acura, true)])
  await sql.insert(people).values(
    Object.entries(PEOPLE).map(([name, person]) => ({
      ...person,
      permissions: [...person.permissions],
      name: `Test ${name}`,
      email: emailOf(name),
      homeMarketKey: TREE[person.home].key,
      path: TREE[person.home].path,
      status: 'ACTIVE' as const,
      issuer: LOCAL_ISSUER,
      subject: emailOf(name),
    })),
  )
  await client.query(`SELECT setval(pg_get_serial_sequence('markets', 'key'), 100),
                             setval(pg_get_serial_sequence('people', 'key'), 100)`)
  await client.end()
}

export const emailOf = (name: string) => `${name.toLowerCase()}@test.example`

function marketRow(name: string, { key, path, type }: (typeof TREE)[TreePlace]) {
  const keys = path.split('.').filter(Boolean).map(Number)
  const parentKey = keys.at(-2) ?? null
  const brandKey = keys[1]
  const isDealer = type === 'DEALER'
  return {
    key,
    type,
    parentKey,
    path,
    name: `Market ${name}`,
    sourceId: String(200_000 + key),
    hierarchyId: brandKey ? (brandKey === TREE.acura.key ? 'ACURA' : 'HONDA') : null,
    status: 'ACTIVE' as const,
    line1: isDealer ? `${key} Main St` : null,
    city: isDealer ? 'Ann Arbor' : null,
    state: isDealer ? 'MI' : null,
    postalCode: isDealer ? '48104' : null,
    timeZone: 'America/Detroit',
    webAddress: isDealer ? `https://market-${key}.example` : null,
    phoneNumber: isDealer ? `734555010${key % 10}` : null,
    isEnrolled: isDealer,
    isDaaEligible: false,
  }
}

function brand(
  id: string,
  name: string,
  at: { key: number; path: string },
  isSecondBrand: boolean,
) {
  const { key: marketKey, path } = at
  return { id, name, tenant: 'AMP', couponSource: 'ECRM', isSecondBrand, marketKey, path }
}
