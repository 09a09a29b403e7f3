import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { user } from '../../../../app/testing/start-app.tsx'
import { valuesOf, type TemplateValues } from '../../../../widgets/templates/index.ts'
import { BLANK } from './blank.rules.ts'
import { shownDates } from './shown-dates.rules.ts'
import { authored, box, go, put, templateApp } from './testing/template-app.ts'

const { open } = templateApp({ ...authored, status: 'INACTIVE' })

const shown = (more: Partial<TemplateValues>) => [...shownDates({ ...valuesOf(BLANK), ...more })]

const MAILED = [
  'campaignExecution.startDateSelectionMode',
  'mailWindow.startDate',
  'mailWindow.endDate',
  'mailDate',
]

test.each([
  ['METRO', [...MAILED, 'isMailDateLocked']],
  ['ON_DEMAND', [...MAILED, 'isMailDateLocked', 'enrollmentStartDate', 'enrollmentEndDate']],
  ['REMINDERS', []],
  ['ANNUAL_SEASONAL', []],
] as const)('a template of %s shows only the days that it uses [TPL-03]', (category, fields) => {
  expect(shown({ category })).toEqual(fields)
})

test('a second mail date needs two waves, and the end of a campaign a season', () => {
  expect(shown({ category: 'ON_DEMAND', canSelectWaves: true })).toContain('secondMailDate')
  expect(shown({ category: 'METRO', canSelectWaves: true })).not.toContain('secondMailDate')
  expect(shown({ category: 'SEASONAL' })).toContain('campaignEndDate')
  expect(shown({ category: 'SEASONAL' })).toContain('customizationPeriod.startDate')
})

test('what is wrong stays in sight, though it does not apply any more', () => {
  expect(shown({ category: 'REMINDERS', mailDate: 'unreadable' })).toEqual(['mailDate'])
})

test('a lead time is shown for a channel that is offered, and is there again with the channel', async () => {
  const form = await open()
  await go('Dates')
  await put(form, 'Direct mail', '12')
  const channel = () => form.getByRole('checkbox', { name: 'Direct mail' })
  await go('Channels')
  await user.click(channel())
  await go('Dates')
  expect(screen.queryByRole('textbox', { name: 'Direct mail' })).toBeNull()
  await go('Channels')
  await user.click(channel())
  await go('Dates')
  expect(box(form, 'Direct mail').value).toBe('12')
})
