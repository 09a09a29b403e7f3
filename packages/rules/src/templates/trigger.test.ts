import { expect, test } from 'vitest'
import { bringUp } from '../stored/index.ts'
import { CATEGORIES, isSetOff, storedTemplate, triggerOf } from './index.ts'

test('reminders, prognostics and recalls are set off by an event, all others by a day [TPL-01]', () => {
  expect(CATEGORIES.filter(isSetOff)).toEqual(['REMINDERS', 'SERVICE_PROGNOSTICS', 'RECALL'])
})

test('a template says what sets its pieces off; else what is usual in its category does [TPL-01]', () => {
  const bought = { event: 'PURCHASE', after: 0 } as const
  expect(triggerOf('REMINDERS', bought)).toEqual(bought)
  expect(triggerOf('REMINDERS', undefined)).toEqual({ event: 'LAST_VISIT', after: 150 })
  expect(triggerOf('SERVICE_PROGNOSTICS', null)).toEqual({ event: 'MILES', after: 30_000 })
  expect(triggerOf('SEASONAL', bought)).toBeNull()
})

test('a template from before it said so has what is usual in its category [TPL-01]', () => {
  const before = (category: string) => bringUp({ category, storedVersion: 2 }, storedTemplate)
  expect(before('RECALL').trigger).toEqual({ event: 'OPEN_RECALL', after: 0 })
  expect(before('METRO').trigger).toBeNull()
})
