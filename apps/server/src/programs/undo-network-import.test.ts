import { mkdtempSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { importNetwork } from './import-network.ts'
import { undoNetworkImport } from './undo-network-import.ts'

const database = testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'marquee-undo-network-'))
const file = join(folder, 'markets.csv')
const env = () => ({ DATABASE_URL: database.ownerUrl, DATA_DIR: folder, DEMO_DATA: 'off' })
afterAll(() => rm(folder, { recursive: true }))

/** All that the command prints. */
async function undo(...argv: string[]): Promise<string[]> {
  const lines: string[] = []
  const last = await undoNetworkImport(argv, env(), (line) => lines.push(line))
  return [...lines, last]
}
const isThere = async (sourceId: string) =>
  (await database.owner.query('SELECT FROM markets WHERE source_id = $1', [sourceId])).rowCount

test('an import is listed, tried to be undone, and undone by its number', async () => {
  expect(await undo()).toEqual(['No import of the last seven days can be undone.'])
  const lines = ['dealer,700,200004,Fresh Honda,', 'dealer,200005,200004,,closed']
  await writeFile(file, ['Level,Source ID,Parent,Name,Status', ...lines].join('\n'))
  await importNetwork([file], env(), () => {})

  const [listed, say] = await undo()
  expect(listed).toMatch(/^1 .* markets\.csv, by command: 1 new, 1 closed/)
  expect(say).toBe('Say which: npm run undo-network-import -- [NUMBER [--trial]]')
  const removed = 'Removed dealer 700 Fresh Honda'
  const reopened = 'Reopened dealer 200005 Market dealer: Status: closed → open'
  const counts = '1 removed, 1 reopened'
  expect(await undo('1', '--trial')).toEqual([
    removed,
    reopened,
    `A trial: ${counts}. Nothing was changed.`,
  ])
  expect(await isThere('700')).toBe(1)
  expect(await undo('1')).toEqual([removed, reopened, `Undone: ${counts}.`])
  expect(await isThere('700')).toBe(0)
  const { rows } = await database.owner.query(
    `SELECT operation, details FROM audit_log WHERE event = 'network.import-undone'`,
  )
  expect(rows).toMatchObject([
    { operation: 'undo-network-import', details: { import: 1, removed: 1 } },
  ])
  await expect(undo('1')).rejects.toThrow('This import was undone already.')
})

test.each<[string[], string]>([
  [['99'], 'There is no import 99.'],
  [['markets.csv'], 'Say it like this'],
  [['1', '2'], 'Say it like this'],
  [['--trial'], 'Say it like this'],
  [['1', '--force'], 'Say it like this'],
])('%j ends with what to say', async (argv, problem) => {
  await expect(undo(...argv)).rejects.toThrow(problem)
})
