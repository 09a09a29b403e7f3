import { asOwner, type Sql } from '../apps/server/src/platform/sql/index.ts'
import { tokenFor } from '../apps/server/src/testing/tokens.ts'
import { sql as raw } from 'drizzle-orm'
import { BRAND, fillWithCampaigns } from './campaign-search-data.ts'
import { endWithParent, wholeServer } from './whole-server.ts'

// The measured program, in a process of its own, with so many campaigns and people of every level.

const CAMPAIGNS = 200_000
/** How many of each level are like the one of the demo. */
const PEOPLE = { dealer: 75, district: 18, zone: 5, national: 2 } as const

export interface Served {
  address: string
  people: { level: keyof typeof PEOPLE; token: string }[]
}

const { fastify, stop } = await wholeServer(async (ownerUrl) => {
  await fillWithCampaigns(ownerUrl, CAMPAIGNS)
  await asOwner(ownerUrl, async (sql) => {
    for (const [level, count] of levels()) await addPeople(sql, level, count)
  })
})

const people: Served['people'] = []
for (const [level, count] of levels()) {
  for (let nth = 1; nth <= count; nth += 1) {
    people.push({ level, token: await tokenFor(emailOf(level, nth), { expiresIn: '1h' }) })
  }
}
const address = await fastify.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ address, people } satisfies Served)
endWithParent(stop)

function levels() {
  return Object.entries(PEOPLE) as [keyof typeof PEOPLE, number][]
}

function emailOf(level: string, nth: number): string {
  return `${level}-${nth}@demo.example`
}

/** With the rights of the demo's person of that level, each at another market of it. */
async function addPeople(sql: Sql, level: keyof typeof PEOPLE, count: number): Promise<void> {
  await sql.execute(raw`
    WITH homes AS (
      SELECT key, path, row_number() OVER (ORDER BY key) AS nth, count(*) OVER () AS all
        FROM markets WHERE hierarchy_id = ${BRAND} AND type = ${level.toUpperCase()}
          AND status = 'ACTIVE')
    INSERT INTO people (name, email, level, home_market_key, path, permissions, status, issuer, subject)
    SELECT initcap(${level}) || ' ' || n, ${level} || '-' || n || '@demo.example', p.level, h.key, h.path,
           p.permissions, p.status, p.issuer, ${level} || '-' || n || '@demo.example'
      FROM people p, generate_series(1, ${count}::integer) n
      JOIN homes h ON h.nth = 1 + (n - 1) % h.all
     WHERE p.email = ${`${level}@demo.example`}`)
}
