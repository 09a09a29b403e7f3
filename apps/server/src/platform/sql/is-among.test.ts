import { sql as raw } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { inScope, isAmong, type Sql } from './index.ts'

const database = testDatabase()

async function found(sql: Sql, values: readonly number[]): Promise<number[]> {
  const { rows } = await sql.execute<{ n: number }>(
    raw`SELECT n FROM generate_series(1, 12) n WHERE ${isAmong(raw`n`, values)} ORDER BY n`,
  )
  return rows.map(({ n }) => n)
}

test.each([[[]], [[3]], [[3, 3]], [[1, 2, 4, 7, 8]], [[1, 2, 4, 7, 8, 12]], [[99]]])(
  'a list finds what is among it, however long it is: %j',
  async (values) => {
    const there = [...new Set(values)].filter((value) => value <= 12)
    await inScope(database.pool, { path: '1.' }, async ({ sql }) => {
      expect(await found(sql, values)).toEqual(there)
    })
  },
)

test('short lists of all lengths share one plan', async () => {
  await inScope(database.pool, { path: '1.' }, async ({ sql }) => {
    for (const values of [[1], [1, 2], [1, 2, 3], [1, 2, 3, 4], [1, 2, 3, 4, 5]]) {
      expect(await found(sql, values)).toEqual(values)
    }
    const { rows } = await sql.execute(
      raw`SELECT FROM pg_prepared_statements WHERE statement LIKE '%generate_series(1, 12)%'`,
    )
    expect(rows).toHaveLength(1)
  })
})
