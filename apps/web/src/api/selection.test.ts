import { afterEach, expect, test } from 'vitest'
import { SELECTION_STORAGE_KEY, selectionOfTab } from './selection.ts'

const lakeside = { marketKey: 14, hierarchyId: 'HONDA', selectedUserLevel: 'DEALER' } as const

afterEach(() => localStorage.clear())

test('the selected market, brand and level are still there after a reload [SIGN-11]', () => {
  selectionOfTab().setSelection(lakeside)
  expect(selectionOfTab().selection()).toEqual(lakeside)
})

test.each(['', 'no json', 'null', '7', '[]', '{"marketKey":"14","hierarchyId":7}'])(
  'what is no selection in the storage counts as none: %s [SIGN-11]',
  (text) => {
    localStorage.setItem(SELECTION_STORAGE_KEY, text)
    expect(selectionOfTab().selection()).toEqual({
      marketKey: null,
      hierarchyId: null,
      selectedUserLevel: null,
    })
  },
)
