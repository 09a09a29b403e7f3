import { expect, test } from 'vitest'
import { inAddress, readAddress, type ShownYear } from './address.rules.ts'

const read = (text: string) => {
  const params = new URLSearchParams(text)
  return readAddress((name) => params.get(name))
}
const NOTHING: ShownYear = { template: undefined, at: undefined, enrolled: undefined }

test.each([
  ['', NOTHING],
  ['template=31&at=14&enrolled=MISSING', { template: 31, at: 14, enrolled: 'MISSING' as const }],
  ['at=14', { ...NOTHING, at: 14 }],
])('the address “%s” is read, and written as it was', (text, shown) => {
  expect(read(text)).toEqual(shown)
  expect(new URLSearchParams(inAddress(shown)).toString()).toBe(text)
})

test.each(['template=x', 'at=0', 'at=-4', 'at=1234567890', 'enrolled=SOME', 'other=1'])(
  'what “%s” names is left out: nothing here understands it',
  (text) => {
    expect(read(text)).toEqual(NOTHING)
  },
)
