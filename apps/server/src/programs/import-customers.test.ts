import { mkdtempSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { importCustomers } from './import-customers.ts'

const database = testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'marquee-import-command-'))
const file = join(folder, 'customers.csv')
afterAll(() => rm(folder, { recursive: true }))

/** Lines of one household each, from one number to another. */
async function bring(from: number, to: number, ...flags: string[]): Promise<string> {
  const lines = Array.from({ length: to - from }, (_, at) => {
    const name = `Quill${from + at}`
    return `${name},${from + at} Main St,48104,${name}@customers.example,01/31/2026\n`
  })
  await writeFile(file, `Last name,Street address,ZIP,Email,Last visit\n${lines.join('')}`)
  const env = { DATABASE_URL: database.ownerUrl, DATA_DIR: folder, DEMO_DATA: 'off' }
  return importCustomers(['--market', '200005', file, ...flags], env, () => {})
}
const households = async () =>
  (await database.owner.query('SELECT households FROM market_versions')).rows[0]?.households

test('the command ends with the figures of a file that changes much, and imports it when that is confirmed [AUD-02]', async () => {
  expect(await bring(0, 10)).toContain('10 households are published')
  await expect(bring(8, 12)).rejects.toThrow(
    'The dealer has 10 households now. The file has 4 (2 new): 8 would go, and 4 would be there afterwards. Nothing was changed. If this is what you want, say it again with --confirm; with --merge nobody goes.',
  )
  expect(await households()).toBe(10)
  expect(await bring(8, 12, '--merge')).toContain('4 households are published')
  expect(await households()).toBe(12)
  expect(await bring(8, 12, '--confirm')).toContain('4 households are published')
  expect(await households()).toBe(4)
}, 60_000)
