import { mkdtempSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { TREE } from '../testing/test-tree.ts'
import { importVehicles } from './import-vehicles.ts'
import { undoVehiclesImport } from './undo-vehicles-import.ts'

const database = testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'marquee-undo-vehicles-'))
const file = join(folder, 'vehicles.csv')
const env = () => ({ DATABASE_URL: database.ownerUrl, DATA_DIR: folder, DEMO_DATA: 'off' })
afterAll(() => rm(folder, { recursive: true }))

beforeAll(async () => {
  await database.owner.query('TRUNCATE vehicle_models')
  await database.owner.query(
    `INSERT INTO vehicle_models (hierarchy_id, make, model, years, path)
     VALUES ('HONDA', 'Honda', 'Civic', '{2025}', $1)`,
    [TREE.honda.path],
  )
})

/** All that the command prints. */
async function undo(...argv: string[]): Promise<string[]> {
  const lines: string[] = []
  const last = await undoVehiclesImport(argv, env(), (line) => lines.push(line))
  return [...lines, last]
}

const models = async () =>
  (await database.owner.query('SELECT model, years FROM vehicle_models ORDER BY model')).rows

test('an import of models is listed, tried to be undone, and undone by its number', async () => {
  expect(await undo()).toEqual(['No import of the last seven days can be undone.'])
  const lines = ['HONDA,Honda,Civic,2026', 'HONDA,Honda,Pilot,2003-2005']
  await writeFile(file, ['Brand,Make,Model,Years', ...lines].join('\n'))
  await importVehicles([file], env(), () => {})

  const [listed, say] = await undo()
  expect(listed).toMatch(/^1 .* vehicles\.csv, by command: 1 new, 1 changed/)
  expect(say).toBe('Say which: npm run undo-vehicles-import -- [NUMBER [--trial]]')
  const done = [
    'Removed HONDA Honda Pilot',
    'HONDA Honda Civic: Changed. Added: 2025. Removed: 2026',
  ]
  const counts = '1 removed, 1 changed back'
  expect(await undo('1', '--trial')).toEqual([...done, `A trial: ${counts}. Nothing was changed.`])
  expect(await models()).toHaveLength(2)
  expect(await undo('1')).toEqual([...done, `Undone: ${counts}.`])
  expect(await models()).toEqual([{ model: 'Civic', years: [2025] }])
  const { rows } = await database.owner.query(
    `SELECT operation, details FROM audit_log WHERE event = 'lineup.import-undone'`,
  )
  expect(rows).toMatchObject([
    { operation: 'undo-vehicles-import', details: { import: 1, removed: 1 } },
  ])
  await expect(undo('1')).rejects.toThrow('This import was undone already.')
  await expect(undo('99')).rejects.toThrow('There is no import 99.')
})
