import {
  appendFileSync,
  copyFileSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname } from 'node:path'
import type { CountedHousehold } from '@marquee/rules/customers'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { openDuckdb } from '../platform/duckdb/index.ts'
import { writeMarkets, type WrittenMarkets } from '../testing/audience-files.ts'
import { columnsFiles, columnsPathOf, type ColumnsFiles } from './columns-files.gateway.ts'
import { readPublished } from './market-columns.gateway.ts'
import type { MarketFile } from './write-market-file.gateway.ts'

const duckdb = openDuckdb({ memoryMegabytes: 200, spillFolder: tmpdir() })
afterAll(() => duckdb.close())

const householdsOf = (marketKey: number): CountedHousehold[] =>
  Array.from({ length: 3_000 }, (_, household) => ({
    marketKey,
    household: household * 3,
    zip: 60_601 + (household % 5),
    distance: household - 1,
    segment: household % 4,
    contact: household % 16,
    scores: [household, 3_000 - household],
    vehicles: [200 + household, 77].slice(0, household % 3),
    personHash: BigInt(household) * -123_456_789_123n,
    lastVisit: 20_000 - marketKey,
    emailFreeOn: household % 2 === 0 ? 0 : 20_000 + (household % 90),
    mailFreeOn: household % 7 === 0 ? 20_100 : 0,
    isShared: household % 3 === 0,
  }))

let markets: WrittenMarkets
let files: ColumnsFiles
beforeEach(async () => {
  files = columnsFiles(duckdb)
  markets = await writeMarkets(duckdb, new Map([1, 2].map((key) => [key, householdsOf(key)])))
})
afterEach(() => markets.remove())

const fileOf = (marketKey: number) => markets.files.get(marketKey) as MarketFile
const pathOf = (marketKey: number) => columnsPathOf(fileOf(marketKey).path)

const DAMAGES: [string, (path: string) => void][] = [
  ['lost', (path) => rmSync(path)],
  ['cut short', (path) => truncateSync(path, 2_000)],
  ['emptied', (path) => truncateSync(path, 0)],
  ['longer than it was', (path) => appendFileSync(path, 'x')],
  ['changed in one byte', changeOneByte],
]

function changeOneByte(path: string, at = 500): void {
  const bytes = readFileSync(path)
  bytes[at] = (bytes[at] as number) ^ 1
  writeFileSync(path, bytes)
}

test('a file that was made says what the published one says', async () => {
  const published = await readPublished(duckdb, 1, fileOf(1))
  expect(await files.make(1, fileOf(1))).toBe(true)
  rmSync(fileOf(1).path)
  expect(await files.read(1, fileOf(1))).toEqual(published)
  expect(await columnsFiles(duckdb).make(1, fileOf(1))).toBe(true)
})

test('a file of the previous release, which knew no contact pressure, says of each that it may get a piece', async () => {
  const { path, rows } = fileOf(1)
  const older = `${dirname(path)}/older.parquet`
  await duckdb.use((connection) =>
    connection.run(
      `COPY (SELECT * EXCLUDE (email_free_on, mail_free_on) FROM '${path}') TO '${older}' (FORMAT parquet)`,
    ),
  )
  const { emailFreeOn, mailFreeOn, lastFreeOn, ...others } = await readPublished(duckdb, 1, {
    path: older,
    rows,
  })
  expect(new Set([...emailFreeOn, ...mailFreeOn, lastFreeOn])).toEqual(new Set([0]))
  expect(others).toEqual(expect.objectContaining({ rows, household: expect.any(Uint32Array) }))
  const { kind, zip } = await readPublished(duckdb, 1, fileOf(1))
  expect([others.kind, others.zip]).toEqual([kind, zip])
})

test('a market without households has a file too', async () => {
  const empty = await writeMarkets(duckdb, new Map([[9, []]]))
  const file = empty.files.get(9) as MarketFile
  const published = await readPublished(duckdb, 9, file)
  expect(await files.make(9, file)).toBe(true)
  expect(await files.read(9, file)).toEqual(published)
  await empty.remove()
})

test.each([
  ...DAMAGES,
  ['of another market', (path: string) => copyFileSync(pathOf(2), path)] as const,
])('a file that is %s is made again', async (_, damage) => {
  const before = await files.read(1, fileOf(1))
  await files.make(2, fileOf(2))
  damage(pathOf(1))
  expect(await columnsFiles(duckdb).read(1, fileOf(1))).toEqual(before)
  rmSync(fileOf(1).path)
  expect(await columnsFiles(duckdb).read(1, fileOf(1))).toEqual(before)
})

test('a file that is lost or cut short while the program runs is made again', async () => {
  const before = await files.read(1, fileOf(1))
  await files.read(1, fileOf(1))
  truncateSync(pathOf(1), 9_000)
  expect(await files.read(1, fileOf(1))).toEqual(before)
  rmSync(pathOf(1))
  expect(await files.read(1, fileOf(1))).toEqual(before)
})

test('a file of another layout, or of other numbers of the same version, is made again', async () => {
  const before = await files.read(1, fileOf(1))
  changeOneByte(pathOf(1), 0)
  expect(await columnsFiles(duckdb).read(1, fileOf(1))).toEqual(before)
  // As after a database was restored: its next version has this number once more.
  const others = householdsOf(1).slice(1)
  const { files: restored, remove } = await writeMarkets(duckdb, new Map([[1, others]]))
  const file = restored.get(1) as MarketFile
  await files.make(1, file)
  copyFileSync(pathOf(1), columnsPathOf(file.path))
  expect((await files.read(1, file))?.rows).toBe(2_999)
  await remove()
})

test.each(DAMAGES)('nothing is made of a published file that is %s', async (_, damage) => {
  damage(fileOf(1).path)
  expect(await files.make(1, fileOf(1))).toBe(false)
  expect(await files.read(1, fileOf(1))).toBeUndefined()
  expect((await files.read(2, fileOf(2)))?.rows).toBe(3_000)
})

test('what cannot be stored is read all the same', async () => {
  writeFileSync(dirname(pathOf(1)), 'in the way')
  expect(await files.make(1, fileOf(1))).toBe(true)
  expect((await files.read(1, fileOf(1)))?.rows).toBe(3_000)
})

test('however many wait for a file, it is made once, and nothing unfinished is left', async () => {
  const all = await Promise.all(Array.from({ length: 12 }, () => files.make(1, fileOf(1))))
  expect(new Set(all)).toEqual(new Set([true]))
  expect(await readdir(dirname(pathOf(1)))).toEqual([basename(pathOf(1))])
})

test('one market after the other is read into the same room', async () => {
  const room = { bytes: Buffer.alloc(0) }
  await files.make(1, fileOf(1))
  await files.make(2, fileOf(2))
  const first = await files.read(1, fileOf(1), room)
  const bytes = room.bytes
  const second = await files.read(2, fileOf(2), room)
  expect(second?.marketKey).toBe(2)
  expect(room.bytes).toBe(bytes)
  expect(first?.household.buffer).toBe(second?.household.buffer)
})
