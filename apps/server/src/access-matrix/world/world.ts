import pg from 'pg'
import { NEWCOMERS } from '../people.ts'
import { PLACES, placeOf, planted } from '../places.ts'
import { withWaiting } from './of-approvals.ts'
import { rowsOfCampaigns } from './of-campaigns.ts'
import { rowsOfCustomers } from './of-customers.ts'
import { rowsOfMarkets } from './of-markets.ts'
import { rowsOfNetwork } from './of-network.ts'
import { rowsOfOffice } from './of-office.ts'
import { rowsOfTemplates } from './of-templates.ts'

const KNOWN_AS = 'local'

/** Fills a test database with something of every kind at every place, and everybody who calls. */
export async function loadWorld(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query(`SELECT set_config('app.lo', '1.', false), set_config('app.hi', '1/', false)`)
  // A dealer lies directly below every place of the matrix, which the tree itself does not allow.
  await owner.query('ALTER TABLE markets DISABLE TRIGGER lies_right')
  await plantMarkets(owner)
  await insert(owner, 'people', [
    ...PLACES.map((place) => ({
      ...personAt(place, place.person),
      status: 'ACTIVE',
      subject: `target.${place.name}`,
    })),
    ...PLACES.map((place) => ({
      ...personAt(place, place.deactivated),
      status: 'DEACTIVATED',
      subject: `deactivated.${place.name}`,
    })),
    ...PLACES.map((place) => ({
      ...personAt(place, place.invited),
      issuer: null,
      status: 'INVITED',
    })),
    ...NEWCOMERS.map(({ key, home, set, email }) => ({
      ...personAt(home, key),
      name: set.name,
      email,
      subject: email,
      permissions: set.permissions,
      status: 'ACTIVE',
    })),
  ])
  for (const [table, rows] of Object.entries(rowsOfNouns())) {
    await insert(owner, table, rows)
  }
  await insert(
    owner,
    'blackout_dates',
    PLACES.map((place) => ({ key: place.day, date: planted.day(place), path: place.path })),
  )
  await insert(
    owner,
    'feature_toggles',
    PLACES.map((place) => ({ name: planted.seenBelow(place), path: place.path, value: true })),
  )
  // What is written to the log from here on stands behind what is planted there.
  await owner.query(`SELECT setval(pg_get_serial_sequence('audit_log', 'key'), 100)`)
  await owner.end()
}

const rowsOfNouns = () => ({
  ...rowsOfMarkets(),
  ...rowsOfTemplates(),
  ...withWaiting(rowsOfCampaigns()),
  ...rowsOfCustomers(),
  ...rowsOfNetwork(),
  ...rowsOfOffice(),
})

async function plantMarkets(owner: pg.Client): Promise<void> {
  const { key, path } = placeOf('otherZone')
  await owner.query(
    `INSERT INTO markets (key, parent_key, path, type, name, source_id, hierarchy_id, status,
                          time_zone, is_enrolled, is_daa_eligible)
     VALUES ($1, 2, $2, 'ZONE', '', '', 'HONDA', 'ACTIVE', 'America/Detroit', false, false)`,
    [key, path],
  )
  for (const place of PLACES) {
    await owner.query(`UPDATE markets SET name = $2, source_id = $3 WHERE key = $1`, [
      place.key,
      planted.seenBelow(place),
      planted.keptWithin(place),
    ])
  }
  await owner.query(
    `UPDATE hierarchies h SET name = m.name FROM markets m WHERE m.key = h.market_key`,
  )
}

function personAt(place: (typeof PLACES)[number], key: number) {
  return {
    key,
    name: planted.keptWithin(place),
    email: `${planted.keptWithin(place)}${key}@world.example`,
    level: place.level,
    home_market_key: place.key,
    path: place.path,
    permissions: [] as readonly string[],
    issuer: KNOWN_AS,
  }
}

async function insert(
  owner: pg.Client,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  await owner.query(
    `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
     SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1)`,
    [JSON.stringify(rows)],
  )
}
