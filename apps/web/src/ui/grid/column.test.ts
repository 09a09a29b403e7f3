import { expect, test } from 'vitest'
import { toColDef } from './column.ts'

const column = { id: 'name', title: 'Name', value: () => 'x' }

test.each([
  [undefined, 50],
  [10, 50],
  [120, 120],
])(
  'a column whose least width is %s cannot be made narrower than %d [TBL-10]',
  (minWidth, least) => {
    expect(toColDef({ ...column, minWidth }, () => null).minWidth).toBe(least)
  },
)

test('a width that a person chose takes the place of the share that a column would grow by', () => {
  const growing = { ...column, grow: 3, width: 90 }
  expect(toColDef(growing, () => null)).toMatchObject({ width: 90, flex: 3 })
  expect(toColDef(growing, () => null, 240)).toMatchObject({ width: 240, flex: 0 })
})
