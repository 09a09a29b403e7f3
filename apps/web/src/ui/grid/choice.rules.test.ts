import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  chooseAll,
  chosenCount,
  hasAll,
  mayChooseAll,
  nothingChosen,
  tick,
  ticked,
  type Choice,
} from './choice.rules.ts'

interface Row {
  id: number
  name: string
}

const NAMES = ['Lakeside', 'Lakeview', 'Oxbarrow', 'Hartwyck', 'Lakeshore']
const rows = NAMES.map((name, id) => ({ id, name }))
const shown = (...ids: number[]) =>
  new Map(rows.filter(({ id }) => ids.includes(id)).map((row) => [row.id, row]))
const everything = shown(0, 1, 2, 3, 4)
const finds = (row: Row, text: string) => row.name.toLowerCase().includes(text)

const none = nothingChosen<Row>()
const all = (choice: Choice<Row>, text: string) =>
  chooseAll(choice, { text, total: rows.filter((row) => finds(row, text)).length }, finds)
const tickedOf = (choice: Choice<Row>) => [...ticked(choice, everything, finds)]

test('what was ticked on one page stays ticked on the next', () => {
  const first = tick(none, shown(0, 1), new Set([0]), finds)
  const second = tick(first, shown(2, 3), new Set([3]), finds)
  expect(tickedOf(second)).toEqual([0, 3])
  expect(chosenCount(second)).toBe(2)
})

test('all that a search finds are chosen, on pages that were never seen as well', () => {
  const choice = all(none, 'lake')
  expect(chosenCount(choice)).toBe(3)
  expect(tickedOf(choice)).toEqual([0, 1, 4])
})

test('one of all can be left out and taken in again', () => {
  const without = tick(all(none, ''), shown(0, 1), new Set([1]), finds)
  expect(chosenCount(without)).toBe(4)
  expect([...(without.all?.except ?? [])]).toEqual([0])
  expect(tickedOf(tick(without, shown(0), new Set([0]), finds))).toEqual([0, 1, 2, 3, 4])
})

test('others may be ticked beside all that a search found, and none is counted twice', () => {
  const ticks = tick(none, everything, new Set([0, 2]), finds)
  const choice = all(ticks, 'lake')
  expect([...choice.named.keys()]).toEqual([2])
  expect(chosenCount(choice)).toBe(4)
})

test('a second search cannot be chosen beside a first, but everything can', () => {
  const choice = all(none, 'lake')
  expect(mayChooseAll(choice, 'ox')).toBe(false)
  expect(mayChooseAll(choice, 'lake')).toBe(true)
  expect(mayChooseAll(choice, '')).toBe(true)
})

test('all are chosen when none of them is left out', () => {
  expect(hasAll(none, '')).toBe(false)
  expect(hasAll(all(none, 'lake'), 'lake')).toBe(true)
  expect(hasAll(all(none, 'lake'), 'ox')).toBe(false)
  expect(hasAll(all(none, ''), 'ox')).toBe(true)
  expect(hasAll(tick(all(none, ''), shown(0), new Set(), finds), '')).toBe(false)
})

test('whatever is done, as many are counted as are ticked', () => {
  const ids = fc.subarray([0, 1, 2, 3, 4])
  const step = fc.oneof(
    fc.record({ page: ids, on: ids }),
    fc.record({ text: fc.constantFrom('', 'lake', 'ox') }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      let choice = none
      for (const one of steps) {
        if ('page' in one) choice = tick(choice, shown(...one.page), new Set(one.on), finds)
        else if (mayChooseAll(choice, one.text)) choice = all(choice, one.text)
      }
      expect(tickedOf(choice)).toHaveLength(chosenCount(choice))
    }),
  )
})
