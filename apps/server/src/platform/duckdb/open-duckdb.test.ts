import { tmpdir } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { openDuckdb } from './index.ts'

const duckdb = openDuckdb({ memoryMegabytes: 200, spillFolder: tmpdir() })
afterAll(() => duckdb.close())

const one = () => duckdb.use(async (connection) => (await connection.run('SELECT 1')).getRows())

test('many use it at once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => one()))
  expect(answers).toEqual(Array.from({ length: 20 }, () => [[1]]))
})

test('it writes to no other folder, and fetches nothing', async () => {
  const settings = await duckdb.use(async (connection) =>
    (
      await connection.run(
        `SELECT name, value FROM duckdb_settings() WHERE name IN
         ('autoinstall_known_extensions', 'parquet_metadata_cache', 'temp_directory') ORDER BY name`,
      )
    ).getRows(),
  )
  expect(settings).toEqual([
    ['autoinstall_known_extensions', 'false'],
    ['parquet_metadata_cache', 'true'],
    ['temp_directory', tmpdir()],
  ])
})

test('what runs when it is closed comes to its end, and nothing begins after that', async () => {
  const closing = openDuckdb({ memoryMegabytes: 200, spillFolder: tmpdir() })
  const running = closing.use(async (connection) => (await connection.run('SELECT 2')).getRows())
  await closing.close()
  expect(await running).toEqual([[2]])
  await expect(closing.use((connection) => connection.run('SELECT 1'))).rejects.toThrow('closed')
})
