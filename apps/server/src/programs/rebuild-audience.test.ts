import { mkdtempSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { importCustomers } from './import-customers.ts'
import { rebuildAudience } from './rebuild-audience.ts'

const database = testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'marquee-rebuild-'))
afterAll(() => rm(folder, { recursive: true }))

/** Each machine has a folder of its own, and the same database. */
const on = (machine: string) => ({
  DATABASE_URL: database.ownerUrl,
  DATA_DIR: join(folder, machine),
  DEMO_DATA: 'off',
})
const filesOf = (machine: string) => join(folder, machine, 'audience')

test('the command fetches what is lost on its machine, and writes what is lost everywhere [AUD-02]', async () => {
  const file = join(folder, 'customers.csv')
  await writeFile(
    file,
    'Last name,Street address,ZIP,Email,Last visit\nQuill,1 Main St,48104,q@customers.example,01/31/2026\n',
  )
  await importCustomers(['--market', '200005', file], on('one'), () => {})
  expect(await rebuildAudience([], on('two'))).toBe(
    '0 files were written anew, and 1 fetched from the database.',
  )
  const [name = ''] = await readdir(filesOf('two'))
  const written = await readFile(join(filesOf('one'), name))
  expect(await readFile(join(filesOf('two'), name))).toEqual(written)

  await writeFile(join(filesOf('two'), name), 'damaged')
  expect(await rebuildAudience([], on('two'))).toContain('0 files were written anew, and 1 fetched')
  expect(await readFile(join(filesOf('two'), name))).toEqual(written)

  await database.owner.query('DELETE FROM market_file_parts')
  await writeFile(join(filesOf('two'), name), 'damaged')
  expect(await rebuildAudience([], on('two'))).toContain('1 files were written anew, and 0 fetched')
  expect(await rebuildAudience([], on('one'))).toContain('0 files were written anew, and 1 fetched')
  const { rows } = await database.owner.query('SELECT version FROM market_versions')
  const next = name.replace('.1.', `.${rows[0]?.version}.`)
  expect(next).not.toBe(name)
  expect(await readFile(join(filesOf('one'), next))).toEqual(
    await readFile(join(filesOf('two'), next)),
  )

  expect(await rebuildAudience(['--market', '200005'], on('one'))).toContain('1 files were written')
  await expect(rebuildAudience(['--market', 'none'], on('one'))).rejects.toThrow('no dealer none')
}, 120_000)
