import { audience } from '@marquee/contract/audience'
import { seedLists } from '@marquee/contract/seed-lists'
import { templates } from '@marquee/contract/templates'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startedApp, user } from '../../../../app/testing/start-app.tsx'
import { goOn, known, saveDraft, yes } from './testing/opened-details.ts'

const app = startedApp()
const reminders = {
  ...known,
  category: 'REMINDERS',
  campaignStartDate: null,
  can: { ...known.can, save: yes },
}

beforeEach(() => {
  app.on('templates.selectableDates', templates.selectableDates.example.reply)
  app.on('seedLists.list', seedLists.list.example.reply)
  app.on('campaigns.validateName', { errorReason: null })
  app.on('audience.monthlyEstimate', audience.monthlyEstimate.example.reply)
  app.on('campaigns.update', reminders)
})

async function open(campaign: object = reminders) {
  app.on('campaigns.read', campaign)
  app.start({ path: '/campaign/builder/7/details' })
  return within(await screen.findByRole('form', { name: 'Campaign details' }))
}
const CAP = { name: 'Most households a month' }

test('the cap stands with what is sent in a month, and says at once what it comes to [CMP-01, CNF-02]', async () => {
  const form = await open()
  await form.findByText(/^About 212 households a month \(least/)
  form.getByText('No cap: every household that is due is sent to.')
  await user.type(form.getByRole('textbox', CAP), '150')
  await form.findByText(/^At most 150 households a month, never above \$6\.00\./)
  const summary = within(screen.getByRole('region', { name: 'Your campaign' }))
  await summary.findByText('At most 150 of about 212 households a month, never above $6.00')
  summary.getByText('150')
  await saveDraft(form)
  await waitFor(() => expect(app.callsOf('campaigns.update')).toHaveLength(1))
  expect(app.callsOf('campaigns.update')[0]?.body).toMatchObject({ monthlyCap: 150 })
})

test('a cap may be typed with a comma between its thousands', async () => {
  const form = await open()
  await user.type(await form.findByRole('textbox', CAP), '1,000')
  await saveDraft(form)
  await waitFor(() =>
    expect(app.callsOf('campaigns.update')[0]?.body).toMatchObject({ monthlyCap: 1_000 }),
  )
})

test.each(['0', '2.5', 'many', '1000001'])(
  'a cap of %s is not saved, and why is said',
  async (typed) => {
    const form = await open()
    await user.type(await form.findByRole('textbox', CAP), typed)
    await goOn(form)
    await form.findByText('Must be a whole number from 1 to 1,000,000')
    expect(app.callsOf('campaigns.update')).toEqual([])
  },
)

test.each(['12.5', 'many', '99999999999', '0'])(
  'a cap of %s is not saved with a draft either: it would be none',
  async (typed) => {
    const form = await open({ ...reminders, monthlyCap: 150 })
    const box = await form.findByRole<HTMLInputElement>('textbox', CAP)
    await user.clear(box)
    await user.type(box, typed)
    await saveDraft(form)
    await form.findAllByText('Must be a whole number from 1 to 1,000,000')
    expect(app.callsOf('campaigns.update')).toEqual([])
    expect(box.value).toBe(typed)
  },
)

test('a campaign that is mailed on a day has no cap [CMP-01]', async () => {
  const form = await open(known)
  await form.findByRole('textbox', { name: 'Enter Campaign Name' })
  expect(form.queryByRole('textbox', CAP)).toBeNull()
  expect(app.callsOf('audience.monthlyEstimate')).toEqual([])
})
