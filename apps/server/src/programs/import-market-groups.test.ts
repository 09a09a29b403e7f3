import { mkdtempSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { membershipsTemplate } from '@marquee/rules/memberships'
import { networkTemplate } from '@marquee/rules/network'
import { rosterTemplate } from '@marquee/rules/roster'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { importMarketGroups } from './import-market-groups.ts'
import { importNetwork } from './import-network.ts'
import { importPeople } from './import-people.ts'

const database = testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'marquee-import-groups-'))
const file = join(folder, 'file.csv')
afterAll(() => rm(folder, { recursive: true }))

async function bring(
  command: typeof importMarketGroups,
  text: string,
  ...flags: string[]
): Promise<string[]> {
  await writeFile(file, text)
  const env = { DATABASE_URL: database.ownerUrl, DATA_DIR: folder, DEMO_DATA: 'off' }
  const lines: string[] = []
  const last = await command([file, ...flags], env, (line) => lines.push(line))
  return [...lines, last]
}

beforeAll(async () => {
  await database.owner.query('TRUNCATE markets, hierarchies, people, market_placements CASCADE')
  const riverside = 'dealer,208115,Riverside Honda,D4'
  await bring(importNetwork, networkTemplate())
  await bring(importNetwork, `Level,Source ID,Name,Parent\n${riverside}`)
  await bring(importPeople, rosterTemplate())
})

test('groups of an empty production start are tried and added, and then as before', async () => {
  expect(await bring(importMarketGroups, membershipsTemplate(), '--trial')).toEqual([
    'New Detroit Metro, managed at District 4 (D4). Dealers: Lakeside Honda (208114), Riverside Honda (208115). Users: priya@honda-field.example',
    'A trial: 1 new groups, 2 dealers added, 1 users added. Nothing was changed.',
  ])
  const stored = () =>
    database.owner.query(
      `SELECT g.name, count(*)::integer AS dealers FROM market_groups g
         JOIN market_group_markets m ON m.group_key = g.key GROUP BY 1`,
    )
  expect((await stored()).rows).toEqual([])
  await bring(importMarketGroups, membershipsTemplate())
  expect(await bring(importMarketGroups, membershipsTemplate(), '--replace')).toEqual([
    'Imported: 1 as before.',
  ])
  expect((await stored()).rows).toEqual([{ name: 'Detroit Metro', dealers: 2 }])
})

test('a quarter later only what differs is written, and no one leaves without --replace', async () => {
  const text = 'Group,Dealer ID\nDetroit Metro,208115\nAll,208114\nAll,999'
  const added = await bring(importMarketGroups, text)
  expect(added).toEqual([
    'New All, managed at Honda National (HONDA). Dealers: Lakeside Honda (208114)',
    'Line 4 is refused (All): Dealer ID: There is no dealer with this ID in this brand, or you do not see it.',
    'Imported: 1 new groups, 1 as before, 1 dealers added, 1 refused lines.',
  ])
  expect(await bring(importMarketGroups, text, '--replace')).toEqual([
    'Changed Detroit Metro, managed at District 4 (D4). Removed: Lakeside Honda (208114)',
    'No one leaves, as a line is refused: All',
    expect.stringContaining('Line 4 is refused'),
    'Imported: 1 changed, 1 as before, 1 dealers removed, 1 refused lines.',
  ])
  const { rows } = await database.owner.query(
    `SELECT operation, event, details->'mode' AS mode FROM audit_log ORDER BY key DESC LIMIT 2`,
  )
  const operation = 'import-market-groups'
  expect(rows).toEqual([
    { operation, event: 'memberships.imported', mode: 'REPLACE' },
    { operation, event: 'market-group.dealers-removed', mode: null },
  ])
})

test('no file ends with what to say', async () => {
  await expect(importMarketGroups(['--replace'], {}, () => {})).rejects.toThrow(
    'Say it like this: npm run import-market-groups -- groups.csv [--replace] [--trial]',
  )
})
