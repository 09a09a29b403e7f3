import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { watchRows, type Rows } from './rows.ts'

const database = testDatabase()
let rows: Rows

beforeAll(async () => {
  rows = await watchRows(database.owner)
})

const changed = async () => rows.changed(await rows.look())

test.for([
  `UPDATE people SET name = 'Somebody else' WHERE key = 5`,
  `DELETE FROM person_selections; DELETE FROM people WHERE key = (SELECT max(key) FROM people)`,
  `INSERT INTO people (name, email, level, home_market_key, path, permissions, status)
   VALUES ('', 'one.more@test.example', 'DEALER', 5, '1.2.3.4.5.', '{}', 'INVITED')`,
])('whatever is written is noticed, and put back: %s', async (sql) => {
  await database.owner.query(sql)
  expect(await changed()).toContain('people')
  await rows.restore(['people', 'person_selections'])
  expect(await changed()).toEqual([])
})

test('what is written as it had been is no change', async () => {
  await database.owner.query(`UPDATE people SET name = name`)
  expect(await changed()).toEqual([])
})

test('what was begun before another writing and ends after it is noticed', async () => {
  const slow = await database.owner.connect()
  await slow.query(`BEGIN; UPDATE people SET name = 'Later' WHERE key = 5`)
  await database.owner.query(`UPDATE people SET name = name WHERE key <> 5`)
  expect(await changed()).toEqual([])
  await slow.query('COMMIT')
  slow.release()
  expect(await changed()).toEqual(['people'])
  await rows.restore(['people'])
})
