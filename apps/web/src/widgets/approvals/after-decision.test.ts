import { expect, test } from 'vitest'
import { failedInWords } from './index.ts'

test('what was not decided says why, who was first, and all that no longer fits [ERR-08, CMP-11]', () => {
  const message = 'It no longer fits.'
  expect(failedInWords('Spring', { message })).toBe('Spring: It no longer fits.')
  expect(failedInWords('Spring', { message, details: { by: 'Ann Lee' } })).toBe(
    'Spring: It no longer fits. Ann Lee was first.',
  )
  const missing = [{ text: 'Mail date: choose another day.' }, { text: 'Choose the audience.' }]
  expect(failedInWords('Spring', { message, details: { missing } })).toBe(
    'Spring: It no longer fits. Mail date: choose another day. Choose the audience.',
  )
  const recipients = { ordered: 60, present: 57, erased: 2, optedOut: 1, unreachable: 0 }
  expect(failedInWords('Spring', { message: 'Look at it.', details: { recipients } })).toBe(
    'Spring: Look at it. 3 of 60 recipients are gone.',
  )
})
