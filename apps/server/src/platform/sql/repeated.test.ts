import { sql as raw } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { inScope, type Sql } from './index.ts'

const database = testDatabase()

/** The statements that this connection has planned for good. */
async function planned(sql: Sql): Promise<string[]> {
  const { rows } = await sql.execute<{ statement: string }>(
    raw`SELECT statement FROM pg_prepared_statements WHERE name LIKE 'repeated%' ORDER BY prepare_time`,
  )
  return rows.map(({ statement }) => statement)
}

const times = async (count: number, read: (at: number) => Promise<unknown>) => {
  const answers = []
  for (let at = 1; at <= count; at += 1) answers.push(await read(at))
  return answers
}

const double = (sql: Sql, at: number) =>
  sql.execute<{ is: number }>(raw`SELECT ${at}::integer * 2 AS is`).then(({ rows }) => rows[0]?.is)

test('a statement that a connection repeats is planned once, and answers as before', async () => {
  for (const [round, answers] of [
    [2, 4],
    [2, 4, 6, 8],
  ].entries()) {
    await inScope(database.pool, { path: '1.' }, async ({ sql }) => {
      expect(await times(answers.length, (at) => double(sql, at))).toEqual(answers)
      expect(await planned(sql)).toEqual(round === 0 ? [] : ['SELECT $1::integer * 2 AS is'])
    })
  }
})

test('what reads a list, and what takes no values, is planned each time', async () => {
  await inScope(database.pool, { path: '1.' }, async ({ sql }) => {
    const before = await planned(sql)
    await times(5, () => sql.execute(raw`SELECT 1 WHERE 1 = ANY (${'{1,2}'}::integer[])`))
    await times(5, (at) => sql.execute(raw`SELECT key FROM people WHERE key > ${at} LIMIT 1`))
    await times(5, (at) => sql.execute(raw`SELECT count(*) FROM people WHERE key > ${at}`))
    await times(5, () => sql.execute(raw`SELECT 1`))
    expect(await planned(sql)).toEqual(before)
  })
})

test('a connection keeps a limited number of plans, and answers all that comes after them', async () => {
  await inScope(database.pool, { path: '1.' }, async ({ sql }) => {
    for (let text = 0; text < 310; text += 1) {
      const read = (at: number) =>
        sql
          .execute<{ is: number }>(raw`SELECT ${at}::integer + ${raw.raw(`${text}`)} AS is`)
          .then(({ rows }) => rows[0]?.is)
      expect(await times(3, read)).toEqual([text + 1, text + 2, text + 3])
    }
    expect(await planned(sql)).toHaveLength(300)
  })
})

test('a plan made in a transaction that was undone is there for the next one', async () => {
  for (const round of [1, 2]) {
    const work = inScope(database.pool, { path: '1.' }, async ({ sql }) => {
      await times(3, (at) => sql.execute(raw`SELECT ${at}::integer + 0.5`))
      throw new Error(`undone ${round}`)
    })
    await expect(work).rejects.toThrow(`undone ${round}`)
  }
})
