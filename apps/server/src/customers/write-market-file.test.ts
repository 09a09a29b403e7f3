import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CountedHousehold } from '@marquee/rules/customers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openDuckdb } from '../platform/duckdb/index.ts'
import { writeMarketFile } from './write-market-file.gateway.ts'

const duckdb = openDuckdb({ memoryMegabytes: 200, spillFolder: tmpdir() })
const folder = mkdtempSync(join(tmpdir(), 'market-file-'))
const path = join(folder, "7.o'clock.parquet")
beforeEach(() => rmSync(path, { force: true }))
afterAll(async () => {
  await duckdb.close()
  rmSync(folder, { recursive: true })
})

const HOUSEHOLD: CountedHousehold = {
  marketKey: 7,
  household: 1,
  zip: 60_601,
  distance: -1,
  segment: 3,
  contact: 15,
  scores: [10_000, 17],
  vehicles: [202, 201, 330],
  personHash: -(2n ** 63n),
  lastVisit: 20_000,
  emailFreeOn: 0,
  mailFreeOn: 20_700,
  isShared: true,
}

const rowsOf = (sql: string) =>
  duckdb.use(async (connection) =>
    (await connection.run(sql.replace('FILE', `'${path.replaceAll("'", "''")}'`))).getRowsJson(),
  )

test('a household stands in the file as it is counted, and which vehicles are the first of their model', async () => {
  await writeMarketFile(duckdb, path, [HOUSEHOLD])
  expect(await rowsOf('FROM FILE')).toEqual([
    [
      7,
      '1',
      60_601,
      -1,
      3,
      15,
      10_000,
      17,
      202,
      201,
      330,
      0,
      5,
      '-9223372036854775808',
      20_000,
      true,
      0,
      20_700,
    ],
  ])
})

test('rows are sorted by household, however they come, and the checksum is that of the file', async () => {
  async function* backwards() {
    for (let household = 5_000; household > 0; household -= 1) yield { ...HOUSEHOLD, household }
  }
  const written = await writeMarketFile(duckdb, path, backwards())
  const bytes = readFileSync(path)
  const checksum = createHash('sha256').update(bytes).digest('hex')
  expect(written).toEqual({ path, rows: 5_000, checksum })
  const [[rows, isSorted]] = (await rowsOf(
    'SELECT count(*)::INTEGER, bool_and(household = file_row_number + 1) FROM FILE',
  )) as any[]
  expect([rows, isSorted]).toEqual([5_000, true])
  expect(await writeMarketFile(duckdb, path, backwards())).toEqual(written)
})

test('a market without households has a file without rows', async () => {
  expect(await writeMarketFile(duckdb, path, [])).toMatchObject({ rows: 0 })
  expect(await rowsOf('SELECT count(*)::INTEGER FROM FILE')).toEqual([[0]])
})

test.each([
  ['a score', { scores: [70_000, 0] }],
  ['a vehicle', { vehicles: [-1] }],
  ['a segment', { segment: 1.5 }],
  ['a person', { personHash: 2n ** 64n }],
])('%s that does not fit is refused, and no file is left', async (_, wrong) => {
  await expect(writeMarketFile(duckdb, path, [{ ...HOUSEHOLD, ...wrong }])).rejects.toThrow()
  expect(readdirSync(folder)).toEqual([])
})

test('what fails half way leaves the file as it was', async () => {
  await writeMarketFile(duckdb, path, [HOUSEHOLD])
  function* breaking() {
    for (let household = 1; household < 3_000; household += 1) yield { ...HOUSEHOLD, household }
    throw new Error('the database went away')
  }
  await expect(writeMarketFile(duckdb, path, breaking())).rejects.toThrow('went away')
  expect(readdirSync(folder)).toHaveLength(1)
  expect(await rowsOf('SELECT count(*)::INTEGER FROM FILE')).toEqual([[1]])
})
