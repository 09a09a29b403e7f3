import { afterEach, expect, test } from 'vitest'
import { rereadSelection, selection, SELECTION_STORAGE_KEY, setSelection } from './index.ts'

const lakeside = { marketKey: 14, hierarchyId: 'HONDA', selectedUserLevel: 'DEALER' } as const

afterEach(() => {
  localStorage.clear()
  rereadSelection()
})

test('the selected market, brand and level are still there after a reload [SIGN-11]', () => {
  setSelection(lakeside)
  rereadSelection()
  expect(selection()).toEqual(lakeside)
})

test.each(['', 'no json', 'null', '7', '[]', '{"marketKey":"14","hierarchyId":7}'])(
  'what is no selection in the storage counts as none: %s [SIGN-11]',
  (text) => {
    localStorage.setItem(SELECTION_STORAGE_KEY, text)
    rereadSelection()
    expect(selection()).toEqual({ marketKey: null, hierarchyId: null, selectedUserLevel: null })
  },
)
