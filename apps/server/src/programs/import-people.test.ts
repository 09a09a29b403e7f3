import { mkdtempSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { networkTemplate } from '@marquee/rules/network'
import { rosterTemplate } from '@marquee/rules/roster'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { importNetwork } from './import-network.ts'
import { importPeople } from './import-people.ts'

const database = testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'marquee-import-people-'))
const file = join(folder, 'file.csv')
afterAll(() => rm(folder, { recursive: true }))

async function bring(
  command: typeof importPeople,
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
})

test('people of an empty production start wait for their markets, are tried and invited, and then as before', async () => {
  await expect(bring(importPeople, rosterTemplate())).rejects.toThrow('3 refused.')
  await bring(importNetwork, networkTemplate())
  expect(await bring(importPeople, rosterTemplate(), '--trial')).toEqual([
    'New Dana Whitfield <dana@lakeside-honda.example>, Lakeside Honda (208114): Build audiences, See campaigns, Order campaigns, Edit the dealer profile',
    expect.stringMatching(/^New Priya Raman <priya@honda-field.example>, District 4 \(D4\): /),
    'New Colin Achebe <colin@lakeside-honda.example>, Lakeside Honda (208114): Build audiences, See campaigns',
    'A trial: 3 new. Nothing was changed.',
  ])
  const stored = () =>
    database.owner.query('SELECT email, level, status FROM people ORDER BY email')
  expect((await stored()).rowCount).toBe(0)
  expect((await bring(importPeople, rosterTemplate())).at(-1)).toBe('Imported: 3 new.')
  expect(await bring(importPeople, rosterTemplate())).toEqual(['Imported: 3 as before.'])
  expect((await stored()).rows).toEqual([
    { email: 'colin@lakeside-honda.example', level: 'DEALER', status: 'INVITED' },
    { email: 'dana@lakeside-honda.example', level: 'DEALER', status: 'INVITED' },
    { email: 'priya@honda-field.example', level: 'DISTRICT', status: 'INVITED' },
  ])
  const { rows } = await database.owner.query('SELECT text FROM outbox_emails ORDER BY to_address')
  expect(rows).toHaveLength(3)
  expect(rows[0].text).toContain('You have access to the marketing campaigns of Lakeside Honda.')
})

test('a night later only what differs is written, and the log says of whom', async () => {
  const lines = [
    'dana@lakeside-honda.example,,D4,Viewer',
    'colin@lakeside-honda.example,Colin B. Achebe,208114,',
    'new@lakeside-honda.example,New,999,Viewer',
  ]
  expect(await bring(importPeople, `Email,Name,Market,Preset\n${lines.join('\n')}`)).toEqual([
    'Changed Dana Whitfield <dana@lakeside-honda.example>: Market: Lakeside Honda (208114) → District 4 (D4). Removed: Build audiences, Order campaigns, Edit the dealer profile',
    'Changed Colin Achebe <colin@lakeside-honda.example>: Name: Colin Achebe → Colin B. Achebe',
    'Not in the file, and left as they are: Priya Raman <priya@honda-field.example>',
    'Line 4 is refused (new@lakeside-honda.example): Market: There is no market with this ID, or you do not see it.',
    'Imported: 2 changed, 1 not in the file, 1 refused.',
  ])
  const { rows } = await database.owner.query(
    `SELECT operation, event, details->'changed' AS changed, jsonb_array_length(changes) AS noted
       FROM audit_log ORDER BY key DESC LIMIT 3`,
  )
  const operation = 'import-people'
  expect(rows).toEqual([
    { operation, event: 'roster.imported', changed: 2, noted: null },
    { operation, event: 'person.changed', changed: null, noted: 1 },
    { operation, event: 'person.changed', changed: null, noted: 1 },
  ])
})

test.each<[string, string[], string]>([
  ['no file', [], 'Say it like this: npm run import-people -- people.csv [--trial]'],
  ['a file that is not there', ['/nowhere.csv'], 'There is no file /nowhere.csv.'],
])('%s ends with what to say', async (_what, argv, problem) => {
  await expect(importPeople(argv, {}, () => {})).rejects.toThrow(problem)
})
