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
