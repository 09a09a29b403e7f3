import { expect, test } from 'vitest'
import { faultsOf, inFull, overview } from './report.ts'
import { groupsOf } from './requirements.ts'
import { titlesOf } from './titles.ts'

const REQUIREMENTS = `# Ledger

## Groups

| Group | Capability | Rows |
|---|---|---|
| UI | Dialogs | 4 |

## UI — Dialogs

| ID | Requirement | Source |
|---|---|---|
| UI-01 | First | 000 §1 |
| UI-02 | Second \\| with a bar | 001 §2, §7 |
| UI-03 | Third | 001 |
| UI-04 | Fourth | 001 |

## BLK — Blackout dates

| BLK-01 | Only one | 000 |

## Conflicts

| Row | Topic | Leaning |
| UI-01 | again | A |
`

// Put together here, or the ledger would take these for titles of its own.
const row = (number: number, group = 'UI') => `${group}-0${number}`
const title = (...ids: string[]) => `test('is so [${ids.join(', ')}]', () => {})`
const titles = (text: string, file = 'apps/web/src/ui/page/page.test.tsx') =>
  titlesOf(new Map([[file, text]]))

test('rows stand in the table below the heading of their group', () => {
  const groups = groupsOf(REQUIREMENTS)
  expect(groups.map(({ name, rows }) => [name, rows.map(({ id }) => id)])).toEqual([
    ['UI', ['UI-01', 'UI-02', 'UI-03', 'UI-04']],
    ['BLK', ['BLK-01']],
  ])
  expect(groups[0]?.rows[1]?.text).toBe('Second \\| with a bar')
})

test('a title names the rows in the bracket that ends it', () => {
  const text = `${title(row(1), row(2))}\n${title(row(1, 'BLK'))}`
  expect(titles(text).named.map(({ id, line }) => [id, line])).toEqual([
    [row(1), 1],
    [row(2), 1],
    [row(1, 'BLK'), 2],
  ])
  expect(titles(text, 'apps/web/src/ui/page/page.tsx').named).toEqual([])
  expect(titles(text, 'e2e/order.e2e.ts').named).toHaveLength(3)
})

test.each([
  ['a row that does not exist', title(row(9)), /names UI-09, which is no row/],
  ['a range', title(`${row(1)}…${row(3)}`), /end the title with rows/],
  ['a bracket in the middle', `test('it [${row(1)}] works', () => {})`, /end the title with rows/],
])('%s is a fault', (_what, text, fault) => {
  expect(faultsOf(groupsOf(REQUIREMENTS), titles(text))).toEqual([expect.stringMatching(fault)])
})

test('titles of known rows have no faults', () => {
  expect(faultsOf(groupsOf(REQUIREMENTS), titles(title(row(1), row(1, 'BLK'))))).toEqual([])
})

test('the overview counts what no test names, the full list names it', () => {
  const groups = groupsOf(REQUIREMENTS)
  const named = titles(title(row(2)))
  expect(overview(groups, named).split('\n')).toEqual([
    'UI       1/4  Dialogs  open: 01 03-04',
    'BLK      0/1  Blackout dates  open: all',
    'all      1/5  by rules alone: 0',
  ])
  expect(inFull(groups.slice(0, 1), named).split('\n')).toEqual([
    'UI, Dialogs: 1 of 4 rows named by tests',
    '  UI-01  First',
    '  UI-03  Third',
    '  UI-04  Fourth',
  ])
})

test('a row that only tests of rules name is listed apart: nothing proves that a program calls them', () => {
  const groups = groupsOf(REQUIREMENTS)
  const rule = 'packages/rules/src/fields/fields.test.ts'
  const named = titlesOf(
    new Map([
      [rule, `${title(row(1), row(2))}\n${title(row(1, 'BLK'))}`],
      ['e2e/fields.e2e.ts', title(row(2))],
    ]),
  )
  expect(overview(groups, named).split('\n')).toEqual([
    'UI       2/4  Dialogs  open: 03-04  by rules alone: 01',
    'BLK      1/1  Blackout dates  by rules alone: 01',
    'all      3/5  by rules alone: 2',
  ])
  expect(inFull(groups.slice(1), named).split('\n')).toEqual([
    'BLK, Blackout dates: 1 of 1 rows named by tests',
    '  By rules alone, at no caller in the product:',
    '  BLK-01  Only one',
  ])
})
