import { approvals } from '@marquee/contract/approvals'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { problem } from '../../../../api/testing/answering-server.ts'
import { user } from '../../../../app/testing/start-app.tsx'
import type { CampaignStep } from '../answers.ts'
import {
  knownStep,
  lastStep,
  openAt,
  placeNow,
  savingSteps,
  startedBuilder,
  withSteps,
} from '../testing/opened-step.ts'
import { texts } from './texts.ts'

const app = startedBuilder()

const { creative, fulfillmentOptions } = knownStep
const bare = { ...creative, attachments: [] }
const first = { key: 5, number: 1, name: 'Postcard', fulfillmentOptions: [] }
const second: Partial<CampaignStep> = {
  key: 6,
  number: 2,
  name: 'Reminder',
  optionality: 'OPTIONAL',
  opted: false,
  startDate: null,
  daysAfterStart: 14,
  creative: bare,
  fulfillmentOptions: [],
}
const hidden = { key: 9, number: 3, name: 'Later', optionality: 'DISABLED' as const, opted: false }

async function open(steps: Partial<CampaignStep>[] = [first, second, hidden], changed = {}) {
  savingSteps(app, withSteps(steps, changed))
  await openAt(app, 'touchpoints')
  return within(await screen.findByRole('list', { name: texts.list }))
}
const useOf = (name: string) =>
  screen.getByRole<HTMLInputElement>('switch', { name: `Use ${name}` })

test('the touchpoints that are offered stand there with date, status and optionality [TCH-02, RTE-06]', async () => {
  const list = await open()
  const [postcard, reminder, ...others] = list.getAllByRole('listitem', { name: /./ })
  expect(others).toEqual([])
  expect(postcard?.textContent).toMatch(/Touchpoint 1.*Postcard.*Required.*03\/15\/2027.*Draft/s)
  expect(reminder?.textContent).toMatch(/Optional.*14 days after the mail date.*Not used/s)
  expect(screen.queryByText('Later')).toBeNull()
})

test('one that is required is on and says why it stays [TCH-04]', async () => {
  await open()
  expect(useOf('Postcard').checked).toBe(true)
  await user.click(useOf('Postcard'))
  expect(useOf('Postcard').checked).toBe(true)
  // Once more in its tooltip, where the pointer rests on it.
  expect(screen.getAllByText(texts.required).length).toBeGreaterThan(0)
  expect(app.callsOf('campaigns.updateStep')).toEqual([])
})

test('switching one on is saved at once, and shows what is missing there [TCH-01, TCH-04]', async () => {
  const list = await open()
  await user.click(useOf('Reminder'))
  await waitFor(() => expect(lastStep(app)).toMatchObject({ key: 6, opted: true }))
  const coupons = await list.findByRole('link', { name: 'Coupons: Reminder' })
  expect(coupons.closest('li')?.textContent).toContain(
    'Choose 2 more of the 2 coupons for Reminder',
  )
  await user.click(useOf('Reminder'))
  await waitFor(() => expect(lastStep(app)).toMatchObject({ key: 6, opted: false }))
  await waitFor(() => expect(list.queryByRole('link', { name: 'Coupons: Reminder' })).toBeNull())
})

test('what is set while a save is on its way is saved after it [TCH-01, TCH-04]', async () => {
  let go = (_: unknown) => undefined as void
  const promise = new Promise((resolve) => (go = resolve))
  await open()
  savingSteps(app, withSteps([first, second, hidden]), promise)
  await user.click(useOf('Reminder'))
  await user.click(useOf('Reminder'))
  expect(useOf('Reminder').checked).toBe(false)
  await user.click(useOf('Reminder'))
  await user.click(useOf('Reminder'))
  go(undefined)
  await waitFor(() => expect(app.callsOf('campaigns.updateStep')).toHaveLength(2))
  expect(
    app.callsOf('campaigns.updateStep').map(({ body }) => (body as CampaignStep).opted),
  ).toEqual([true, false])
  await screen.findByText(texts.saved)
  expect(useOf('Reminder').checked).toBe(false)
})

test('a switch that could not be saved is back where it was, and says why [ERR-12, TCH-04]', async () => {
  await open()
  const changed = 'Someone else changed this campaign in the meantime.'
  app.on('campaigns.updateStep', problem(412, 'campaign.changed-meanwhile', changed))
  await user.click(useOf('Reminder'))
  await screen.findByText(changed)
  expect(useOf('Reminder').checked).toBe(false)
})

test('a switch that the server could not save says so in the words for steps [ERR-05, ERR-06]', async () => {
  await open()
  app.on('campaigns.updateStep', problem(500, 'server.failed', 'The server had a bad day.'))
  await user.click(useOf('Reminder'))
  await screen.findByText('Failed to save campaign step.')
  expect(useOf('Reminder').checked).toBe(false)
})

test('the links lead to the creative and the coupons of each [TCH-02, FLOW-06]', async () => {
  const filterItems = [
    { name: 'Road', creativeTemplateKey: 11 },
    { name: 'Snow', creativeTemplateKey: 12 },
  ]
  const list = await open([{ ...first, creativeSelection: { filterItems } }, second])
  const creativeLink = list.getByRole('link', { name: 'Creative: Postcard' })
  expect(creativeLink.getAttribute('href')).toBe('/campaign/builder/7/5/select-creative')
  // It is chosen, though coupons of it are missing.
  expect(creativeLink.closest('li')?.textContent).toBe('CreativeDone')
  await user.click(list.getByRole('link', { name: 'Coupons: Postcard' }))
  await waitFor(() => expect(placeNow()).toBe('5/customize-coupon'))
})

test('a touchpoint with ways of its own is sent by what is chosen among them, at least by one [CHN-01, TCH-02]', async () => {
  const ways = fulfillmentOptions.map((option) => ({ ...option, optionality: 'OPTIONAL' as const }))
  await open([{ ...first, fulfillmentOptions: ways }, second])
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  await user.click(box('Direct mail'))
  await waitFor(() =>
    expect(lastStep(app)?.fulfillmentChannels.toSorted()).toEqual(['DIRECT_MAIL', 'EMAIL']),
  )
  await waitFor(() => expect(box('Direct mail').checked).toBe(true))
  // The campaign goes by email alone: its touchpoint narrows that, and never widens it.
  await screen.findByText(texts.notOfCampaign('Direct mail'))
})

test('without ways of its own it is sent as the campaign is [CHN-01]', async () => {
  await open()
  expect(screen.getByText('Email (as the campaign)')).toBeDefined()
})

describe('a touchpoint of a campaign that runs', () => {
  const event = {
    ...approvals.timeline.example.reply.events[0],
    step: { key: 5, name: 'Postcard' },
    by: 'Paul Approver',
    words: 'The headline names last year.',
  }
  const rejected = { ...event, key: 2, action: 'reject' as const }
  const opened = async (events: object[], status: CampaignStep['status']) => {
    app.on('approvals.timeline', {
      events,
      isAsRejected: false,
      can: { comment: { ok: true } },
    })
    const list = await open([{ ...first, status }, second], { status: 'ACTIVE' })
    return within(list.getByRole('listitem', { name: 'Postcard' }))
  }

  test('that was rejected says by whom and why', async () => {
    const card = await opened([{ ...event, action: 'submit' }, rejected], 'DRAFT')
    await card.findByText(/^Rejected by Paul Approver/)
    card.getByText('The headline names last year.')
    expect(screen.getAllByText(/^Rejected by/)).toHaveLength(1)
  })

  test('says no more of a rejection once it is submitted again, nor of one of the whole campaign', async () => {
    const again = { ...event, key: 3, action: 'submit' }
    const card = await opened([rejected, again], 'DRAFT')
    await waitFor(() => expect(app.callsOf('approvals.timeline')).not.toEqual([]))
    expect(card.queryByText(/^Rejected by/)).toBeNull()
  })
})
