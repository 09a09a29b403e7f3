import { mkdtempSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lineupTemplate } from '@marquee/rules/lineup'
import { networkTemplate } from '@marquee/rules/network'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { importNetwork } from './import-network.ts'
import { importVehicles } from './import-vehicles.ts'

const database = testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'marquee-import-vehicles-'))
const file = join(folder, 'file.csv')
afterAll(() => rm(folder, { recursive: true }))

async function bring(
  command: typeof importVehicles,
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

test('models of an empty production start wait for their brand, are tried and imported, and then as before', async () => {
  await expect(bring(importVehicles, lineupTemplate())).rejects.toThrow('2 refused.')
  await bring(importNetwork, networkTemplate())
  expect(await bring(importVehicles, lineupTemplate(), '--trial')).toEqual([
    'New HONDA Honda Civic: 1990–2027',
    'New HONDA Honda Insight: 2000–2006, 2010–2014, 2019–2022',
    'A trial: 2 new. Nothing was changed.',
  ])
  const stored = () =>
    database.owner.query('SELECT model, years, is_retired, path FROM vehicle_models ORDER BY model')
  expect((await stored()).rowCount).toBe(0)
  expect((await bring(importVehicles, lineupTemplate())).at(-1)).toBe('Imported: 2 new.')
  expect(await bring(importVehicles, lineupTemplate())).toEqual(['Imported: 2 as before.'])
  const brand = await database.owner.query(`SELECT path FROM hierarchies WHERE id = 'HONDA'`)
  const path = brand.rows[0].path
  expect((await stored()).rows).toMatchObject([
    { model: 'Civic', path },
    { model: 'Insight', path },
  ])
})

test('a night later only what differs is written, and the log says what', async () => {
  const lines = ['HONDA,Honda,Civic,1991-2028,', 'HONDA,Honda,Pilot,2003,', 'HONDA,Honda,Fit,?,']
  expect(await bring(importVehicles, `Brand,Make,Model,Years,Status\n${lines.join('\n')}`)).toEqual(
    [
      'New HONDA Honda Pilot: 2003',
      'HONDA Honda Civic: Changed. Added: 2028. Removed: 1990',
      'Not in the file, and left as it is: HONDA Honda Insight',
      'Line 4 is refused (Honda Fit): Model years: Not model years such as 2003-2011 2013.',
      'Imported: 1 new, 1 changed, 1 not in the file, 1 refused.',
    ],
  )
  expect((await bring(importVehicles, 'Make,Model,Status\nHonda,Pilot,retired')).at(-1)).toBe(
    'Imported: 1 retired, 2 not in the file.',
  )
  const { rows } = await database.owner.query(
    `SELECT operation, details, changes FROM audit_log WHERE event = 'lineup.imported' ORDER BY key DESC LIMIT 1`,
  )
  expect(rows).toMatchObject([
    {
      operation: 'import-vehicles',
      details: { retired: 1 },
      changes: [
        { of: 'vehicle_models', before: { is_retired: false }, after: { is_retired: true } },
      ],
    },
  ])
})

test.each<[string, string[], string]>([
  ['no file', [], 'Say it like this: npm run import-vehicles -- vehicles.csv [--trial]'],
  ['a file that is not there', ['/nowhere.csv'], 'There is no file /nowhere.csv.'],
])('%s ends with what to say', async (_what, argv, problem) => {
  await expect(importVehicles(argv, {}, () => {})).rejects.toThrow(problem)
})
