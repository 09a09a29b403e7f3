import { expect, test } from 'vitest'
import { faultsOf } from './additive.ts'
import { changedSince, record } from './recorded.ts'
import { statementsOf } from './statements.ts'

const FIRST = `CREATE TABLE "people" ("key" integer NOT NULL, CONSTRAINT "once" UNIQUE("key"));
--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "fk" FOREIGN KEY ("key") REFERENCES "public"."markets"("key");--> statement-breakpoint
CREATE UNIQUE INDEX "by_name" ON "people" USING btree ("name");`

test.each([
  ['a first migration', FIRST],
  ['a column that may be null', 'ALTER TABLE people ADD COLUMN note text'],
  ['a column with a default', `ALTER TABLE "people" ADD COLUMN "n" integer DEFAULT 1 NOT NULL;`],
  ['an index', 'CREATE INDEX "by_note" ON "people" ("note");'],
  ['null allowed', 'ALTER TABLE people ALTER COLUMN name DROP NOT NULL;'],
  ['a word in a text', `COMMENT ON TABLE people IS 'do not DROP; or RENAME'`],
  ['a word in a comment', '-- DROP TABLE people;\nSELECT 1; /* TRUNCATE people; */'],
  ['a function', 'CREATE FUNCTION f() RETURNS void AS $$ BEGIN DROP TABLE people; END $$;'],
])('%s leaves the previous release in peace', (_what, sql) => {
  expect(faultsOf(sql)).toEqual([])
})

test.each([
  ['DROP TABLE people;', 'drops something'],
  ['ALTER TABLE people DROP COLUMN name;', 'drops something'],
  ['ALTER TABLE people ALTER COLUMN name DROP DEFAULT;', 'drops something'],
  ['ALTER TABLE people RENAME COLUMN name TO called;', 'renames something'],
  ['TRUNCATE people;', 'empties a table'],
  ['REVOKE SELECT ON people FROM marquee_app;', 'takes a right away'],
  [
    'ALTER TABLE "people" ALTER COLUMN "name" SET DATA TYPE integer;',
    'changes the type of a column',
  ],
  ['ALTER TABLE people ALTER name TYPE integer;', 'changes the type of a column'],
  ['ALTER TABLE people ALTER name SET NOT NULL;', 'forbids null in a column that had it'],
  [
    'ALTER TABLE "people" ADD COLUMN "a" text NOT NULL;',
    'adds a column that old inserts leave null',
  ],
  ['ALTER TABLE people ADD a text NOT NULL;', 'adds a column that old inserts leave null'],
  [
    'alter table people add constraint c check (a > 0);',
    'adds a constraint that old rows or old writes may break',
  ],
  [
    'CREATE UNIQUE INDEX i ON people (name);',
    'adds a unique index that old rows or old writes may break',
  ],
  ['DO $$ BEGIN DROP TABLE people; END $$;', 'drops something'],
])('caught: %s', (sql, says) => {
  const line = FIRST.split('\n').length + 1
  const other = FIRST.replaceAll('people', 'places')
  expect(faultsOf(`${other}\n${sql}`)).toEqual([{ line, says }])
})

test('what a release no longer needs goes with its reason, and with nothing less', () => {
  const why = '-- contract: since 0.2 nothing reads or writes this column'
  expect(faultsOf(`${why}\nALTER TABLE people DROP COLUMN name;`)).toEqual([])
  expect(faultsOf(`-- contract: x\nALTER TABLE people DROP COLUMN name;`)).toHaveLength(1)
  expect(faultsOf(`${why}\nSELECT 1;\nALTER TABLE people DROP COLUMN name;`)).toHaveLength(1)
})

test('a statement ends at its own semicolon, not at one inside of it', () => {
  const sql = `SELECT ';';\n\n-- one; two\nDO $a$ BEGIN; END $a$;\nSELECT 3`
  expect(statementsOf(sql).map(({ line }) => line)).toEqual([1, 4, 5])
})

test('a recorded migration is never edited, and a new one is recorded', () => {
  const first = new Map([['0000_first.sql', 'SELECT 1']])
  const recorded = record({}, first)
  expect(changedSince(recorded, first)).toEqual([])

  const edited = new Map([['0000_first.sql', 'SELECT 2']])
  expect(changedSince(recorded, edited)).toEqual([
    '0000_first.sql was edited: write another migration instead',
  ])
  expect(record(recorded, edited)).toEqual(recorded)
  expect(changedSince(recorded, new Map())).toEqual(['0000_first.sql is gone'])

  const more = new Map([...first, ['0001_second.sql', 'SELECT 3']])
  expect(changedSince(recorded, more)).toEqual([
    '0001_second.sql is not recorded: npm run generate',
  ])
  expect(changedSince(record(recorded, more), more)).toEqual([])
})
