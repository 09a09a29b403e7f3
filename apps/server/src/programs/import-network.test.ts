import { mkdtempSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { networkTemplate } from '@marquee/rules/network'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { importNetwork } from './import-network.ts'

const database = testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'marquee-import-network-'))
const file = join(folder, 'markets.csv')
afterAll(() => rm(folder, { recursive: true }))

/** Imports these lines; answers with all that was printed. */
async function bring(text: string, ...flags: string[]): Promise<string[]> {
  await writeFile(file, text)
  const env = { DATABASE_URL: database.ownerUrl, DATA_DIR: folder, DEMO_DATA: 'off' }
  const lines: string[] = []
  const last = await importNetwork([file, ...flags], env, (line) => lines.push(line))
  return [...lines, last]
}

const HEADERS = 'Level,Source ID,Parent,Name,Phone,Status\n'
const marketOf = async (sourceId: string) =>
  (await database.owner.query('SELECT * FROM markets WHERE source_id = $1', [sourceId])).rows[0]

describe('a network on an empty production start', () => {
  beforeAll(async () => {
    await database.owner.query('TRUNCATE markets, hierarchies, people, market_placements CASCADE')
  })

  test('is tried without changing anything, then imported, and then as before', async () => {
    const trial = await bring(networkTemplate(), '--trial')
    expect(trial).toEqual([
      'New brand HONDA Honda',
      'New zone Z1 Central Zone, below HONDA',
      'New district D4 District 4, below Z1',
      'New dealer 208114 Lakeside Honda, below D4',
      'A trial: 4 new. Nothing was changed.',
    ])
    expect(await marketOf('208114')).toBeUndefined()
    expect((await bring(networkTemplate())).at(-1)).toBe('Imported: 4 new.')
    expect(await bring(networkTemplate())).toEqual(['Imported: 4 as before.'])
    const dealer = await marketOf('208114')
    expect(dealer).toMatchObject({ hierarchy_id: 'HONDA', status: 'ACTIVE', is_enrolled: true })
    expect(dealer.path.split('.').length).toBe(6)
    const brand = await database.owner.query(
      'SELECT h.*, m.name AS market FROM hierarchies h JOIN markets m ON m.key = market_key',
    )
    expect(brand.rows).toMatchObject([
      { id: 'HONDA', name: 'Honda', market: 'Honda National', coupon_source: 'HONDA' },
    ])
    const placed = await database.owner.query('SELECT count(*)::integer FROM market_placements')
    expect(placed.rows).toEqual([{ count: 4 }])
  })

  test('is changed only where it differs, and a dealer that is not named stays open', async () => {
    const lines = [
      'district,D5,Z1,District 5,,',
      'dealer,300,D5,Rookwell Honda,734-555-0199,',
      'dealer,208114,D4,Lakeside Honda,734-555-0115,',
      'dealer,301,D9,Oxbarrow Honda,,',
    ]
    expect(await bring(HEADERS + lines.join('\n'))).toEqual([
      'New district D5 District 5, below Z1',
      'New dealer 300 Rookwell Honda, below D5',
      'Changed dealer 208114 Lakeside Honda: Phone: 7345550114 → 7345550115',
      'Line 5 is refused (301): Parent: There is no market with this ID, neither here nor in the file.',
      'Imported: 2 new, 1 changed, 1 refused.',
    ])
    expect(await bring(`${HEADERS}dealer,300,D5,,,closed`)).toEqual([
      'Closed dealer 300 Rookwell Honda: Status: open → closed',
      'Not in the file, and left as it is: dealer 208114 Lakeside Honda',
      'Imported: 1 closed, 1 not in the file.',
    ])
    expect((await marketOf('208114')).status).toBe('ACTIVE')
    const { rows } = await database.owner.query(
      `SELECT operation, details->'closed' AS closed, changes FROM audit_log WHERE event = 'network.imported' ORDER BY key DESC LIMIT 1`,
    )
    expect(rows[0]).toMatchObject({
      operation: 'import-network',
      closed: 1,
      changes: [{ of: 'markets', before: { status: 'ACTIVE' }, after: { status: 'CLOSED' } }],
    })
  })

  test.each<[string, string[], string]>([
    ['no file', [], 'Say it like this: npm run import-network -- markets.csv [--trial]'],
    ['a file that is not there', ['/nowhere.csv'], 'There is no file /nowhere.csv.'],
  ])('%s ends with what to say', async (_what, argv, problem) => {
    await expect(importNetwork(argv, {}, () => {})).rejects.toThrow(problem)
  })

  test('a file of another kind changes nothing', async () => {
    await expect(bring('Level,Source ID,Parent\ndealer,1,X\ndealer,2,Y')).rejects.toThrow(
      '2 refused. No line of this file can be used. Nothing was changed.',
    )
  })

  test('two thousand dealers are imported, and a night later only what differs', async () => {
    const districts = Array.from({ length: 40 }, (_, at) => `district,N${at},Z1,District N${at},,`)
    const dealers = Array.from(
      { length: 2_000 },
      (_, at) => `dealer,${5_000 + at},N${at % 40},D ${at},,`,
    )
    const changed = dealers.map((dealer, at) => (at < 3 ? `${dealer}closed` : dealer))
    const text = (lines: string[]) => HEADERS + [...districts, ...lines].join('\n')
    const night = async (lines: string[]) => (await bring(text(lines))).at(-1)
    expect(await night(dealers)).toBe('Imported: 2,040 new, 1 not in the file.')
    expect(await night(changed)).toBe('Imported: 3 closed, 2,037 as before, 1 not in the file.')
  }, 60_000)
})
