import { expect, test } from 'vitest'
import { addFilter, filterNameProblem, nameFilter } from './index.ts'

const saved = [
  { key: 1, name: 'My drafts' },
  { key: 2, name: 'Élan' },
]
const reasonOf = (outcome: ReturnType<typeof addFilter>) => (outcome.ok ? 'ok' : outcome.reason)

test.for([
  ['My drafts', 'saved-filter.name-taken'],
  [' MY DRAFTS ', 'saved-filter.name-taken'],
  ['élan', 'saved-filter.name-taken'],
  ['My draft', 'ok'],
])('saved under %j: %s', ([name, outcome]) => {
  expect(reasonOf(addFilter(saved, name as string))).toBe(outcome)
})

test('saved filters may be renamed to another spelling of their own name, not to that of others', () => {
  expect(reasonOf(nameFilter(saved, 'MY drafts', 1))).toBe('ok')
  expect(reasonOf(nameFilter(saved, 'MY drafts', 2))).toBe('saved-filter.name-taken')
})

test('a list has room for twenty, and a taken name is said first', () => {
  const of = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ key: place, name: `F${place}` }))
  expect(reasonOf(addFilter(of(19), 'One more'))).toBe('ok')
  expect(reasonOf(addFilter(of(20), 'One more'))).toBe('saved-filter.too-many')
  expect(reasonOf(addFilter(of(20), 'f3'))).toBe('saved-filter.name-taken')
})

test.for([
  ['', 'Required'],
  ['   ', 'Required'],
  ['x'.repeat(40), undefined],
  [` ${'x'.repeat(40)} `, undefined],
  ['x'.repeat(41), 'Max characters allowed: 40'],
])('the name %j: %s', ([name, problem]) => {
  expect(filterNameProblem(name as string)).toBe(problem)
})
