import { folded } from '@marquee/rules/matching'
import { expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'

const database = testDatabase()

test('the database folds names as the rules do [CMP-40]', async () => {
  const names = [
    'Spring',
    'ÉTÉ à Québec',
    'Cafe\u0301',
    'ﬁne',
    'Ångström',
    'ÀÉÎÕÜ ç ñ',
    'スバル',
    'İstanbul',
    '½ off',
  ]
  const { rows } = await database.owner.query(
    'SELECT name, folded(name) AS folded FROM unnest($1::text[]) WITH ORDINALITY AS t(name, at) ORDER BY at',
    [names],
  )
  expect(rows).toEqual(names.map((name) => ({ name, folded: folded(name) })))
})
