import { seedLists } from '@marquee/contract/seed-lists'
import { campaignReasons, saveTexts } from '@marquee/rules/campaigns'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { problem } from '../../../../api/testing/answering-server.ts'
import { user } from '../../../../app/testing/start-app.tsx'
import { texts } from '../texts.ts'
import { goOn, known, nameBox, openedDetails, retype, saveDraft } from './testing/opened-details.ts'

const { app, open } = openedDetails()
const last = (operation: string) => app.callsOf(operation).at(-1)

describe('the details', () => {
  test('show the template and, in this order, name, channels, mail date and seeds [DET-12, DET-13, DATE-01, SEED-01]', async () => {
    const form = await open()
    screen.getByRole('heading', { level: 2, name: known.template.name })
    screen.getByText(known.template.description)
    const parts = form.getAllByRole('region').map((part) => part.getAttribute('aria-labelledby'))
    const titles = parts.map((id) => document.getElementById(id ?? '')?.textContent)
    expect(titles).toEqual([
      'Give this Campaign a Name',
      'Channels',
      'Select Mail Date',
      'Deployment Recipients - Seeds',
    ])
  })

  test('are saved as a draft as they stand, with the version that was read [DET-01, CMP-25]', async () => {
    const form = await open({ campaignStartDate: null })
    await retype(nameBox(form), ' Ice ')
    app.on('campaigns.update', { ...known, name: 'Ice', campaignStartDate: null, version: 3 })
    app.on('campaigns.read', { ...known, name: 'Ice', campaignStartDate: null, version: 3 })
    await saveDraft(form)
    await waitFor(() => expect(app.callsOf('campaigns.update')).toHaveLength(1))
    expect(last('campaigns.update')?.body).toMatchObject({
      key: 7,
      name: 'Ice',
      metroCampaign: null,
      selectedMarketKeys: [],
      fulfillmentChannelsAndVariations: [{ type: 'CHANNEL', value: 'EMAIL' }],
      sampleRecipients: [],
      sampleRecipientListKey: null,
      campaignStartDate: null,
      firstWave: true,
      secondWave: false,
      deploymentDateTwo: null,
      isBillingDeferred: false,
    })
    await form.findByText(/^Saved/)
    expect(nameBox(form).value).toBe('Ice')
  })

  test('are not left while something is missing, and say what [DATE-17, CHN-12]', async () => {
    const form = await open({ campaignStartDate: null, fulfillmentChannelsAndVariations: [] })
    await goOn(form)
    await form.findByText('Please check 2 fields.')
    expect(form.getByRole('group', { name: /distributed/ }).textContent).toContain('Required')
    form.getByText('Mail date is no longer valid')
    expect(app.callsOf('campaigns.update')).toEqual([])
  })

  test('keep what was typed when the save fails, and place what the server refuses [ERR-22]', async () => {
    const fields = { 'body.name': 'Invalid field characters.' }
    app.on('campaigns.update', problem(400, 'request.invalid', 'Some fields.', { fields }))
    const form = await open()
    await retype(nameBox(form), 'Mine')
    await goOn(form)
    await form.findByText('Invalid field characters.')
    expect(nameBox(form).value).toBe('Mine')
    form.getByText('Not saved yet')
  })
})

test('one does not go on with more seeds than the limit; what is there can be saved as a draft [SEED-19, SEED-16]', async () => {
  const { address } = seedLists.putRecipient.example.body
  const seed = { foreName: 'Ada', email: 'ada@marquee.example', address }
  app.on('seedLists.list', { ...seedLists.list.example.reply, limit: 1 })
  const form = await open({
    sampleRecipients: [
      { ...seed, surName: 'One' },
      { ...seed, surName: 'Two' },
    ],
  })
  const tooMany = 'You have too many recipients selected. Please remove 1 recipients. (Limit 1).'
  await waitFor(() => expect(form.getAllByText(tooMany)).not.toEqual([]))
  await goOn(form)
  await form.findByText('Please check one field.')
  expect(app.callsOf('campaigns.update')).toEqual([])
  await saveDraft(form)
  await waitFor(() => expect(app.callsOf('campaigns.update')).toHaveLength(1))
})

test('a save that fails is told above the form, in the words of the specification, and covers nothing [UI-12, ERR-04]', async () => {
  app.on('campaigns.update', problem(500, 'server.failed', 'The server had a bad day.'))
  const form = await open()
  await retype(nameBox(form), 'Mine')
  await saveDraft(form)
  const alert = await form.findByRole('alert')
  expect(alert.textContent).toContain(
    'An unknown error occurred during campaign update. Please try again.',
  )
  expect(alert.contains(document.activeElement)).toBe(true)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(nameBox(form).value).toBe('Mine')
})

test('the summary tells what stands in the form, saved or not [FLOW-09]', async () => {
  const form = await open()
  const summary = within(screen.getByRole('region', { name: 'Your campaign' }))
  const asksForName = () => summary.queryByText('Campaign Name is a required field.')
  expect(asksForName()).toBeNull()
  await user.clear(nameBox(form))
  await waitFor(() => expect(asksForName()).not.toBeNull())
  await user.type(nameBox(form), 'Ice')
  await waitFor(() => expect(asksForName()).toBeNull())
  expect(app.callsOf('campaigns.update')).toEqual([])
})

test('a draft that is refused leads to what is wrong, however far down it was sent from [ERR-22]', async () => {
  const fields = { 'body.name': 'Invalid field characters.' }
  app.on('campaigns.update', problem(400, 'request.invalid', 'Some fields.', { fields }))
  const form = await open()
  await retype(nameBox(form), 'Mine')
  await saveDraft(form)
  await form.findByText('Invalid field characters.')
  await waitFor(() => expect(document.activeElement).toBe(nameBox(form)))
})

test('a save that waits for the connection says so where it was asked for [CMP-29]', async () => {
  const form = await open()
  await retype(nameBox(form), 'Mine')
  app.connect({ baseUrl: 'http://127.0.0.1:1/api' })
  await saveDraft(form)
  await form.findByText(texts.waitingShort)
})

describe('the name', () => {
  test('carries its hint, its label and its placeholder [DET-02, DET-03, DET-04]', async () => {
    const form = await open()
    form.getByText('Enter your desired campaign name here')
    expect(nameBox(form).placeholder).toBe('Enter Campaign Name')
    expect(nameBox(form).value).toBe(known.name)
  })

  test.each([
    ['', 'Campaign Name is a required field.'],
    ['x'.repeat(61), 'Must be less than 61 characters.'],
    ['Ice, snow', 'Invalid field characters.'],
  ])(
    '“%s” is wrong before anybody is asked: %s [DET-05, DET-06, DET-07, DET-08]',
    async (typed, shown) => {
      const form = await open()
      fireEvent.change(nameBox(form), { target: { value: typed } })
      fireEvent.blur(nameBox(form))
      await form.findByText(shown)
      expect(app.callsOf('campaigns.validateName')).toEqual([])
    },
  )

  test('names the characters that have to go, while they are typed [DET-07]', async () => {
    const form = await open()
    fireEvent.change(nameBox(form), { target: { value: 'Ice, snow | more, more' } })
    form.getByText('Not possible in a name: comma, |')
    fireEvent.change(nameBox(form), { target: { value: 'Ice snow' } })
    expect(form.queryByText(/^Not possible in a name/)).toBeNull()
  })

  test('is asked about once for each name that was typed, and the answer is remembered [DET-08, DET-09, DET-10]', async () => {
    const taken = 'There is already a campaign with this name. Choose another name.'
    app.on('campaigns.validateName', { errorReason: taken })
    const form = await open()
    const leave = async (typed: string) => {
      fireEvent.change(nameBox(form), { target: { value: typed } })
      fireEvent.blur(nameBox(form))
    }
    await leave('Taken')
    await form.findByText(taken)
    expect(last('campaigns.validateName')?.query).toEqual({
      campaignName: 'Taken',
      campaignKey: '7',
      marketKey: '14',
    })
    await leave(known.name)
    await waitFor(() => expect(form.queryByText(taken)).toBeNull())
    await leave('Taken')
    await form.findByText(taken)
    expect(app.callsOf('campaigns.validateName').map(({ query }) => query.campaignName)).toEqual([
      'Taken',
    ])
  })

  test('is not asked about again once the form was sent [DET-08, ERR-04]', async () => {
    app.on('campaigns.update', problem(500, 'server.failed', 'The server had a bad day.'))
    const form = await open()
    await goOn(form)
    await form.findByText(saveTexts.campaign)
    await retype(nameBox(form), 'Another')
    fireEvent.blur(nameBox(form))
    await goOn(form)
    await waitFor(() => expect(app.callsOf('campaigns.update')).toHaveLength(2))
    expect(app.callsOf('campaigns.validateName')).toEqual([])
  })
})

/** A server that takes its time to save: it answers when the returned function is called. */
function slowToSave(): () => void {
  let answer = () => undefined as void
  const arrived = new Promise<void>((done) => {
    answer = done
  })
  app.on('campaigns.update', async () => {
    await arrived
    return { status: 200, body: { ...known, name: 'Sent' } }
  })
  return () => answer()
}

test('a save that takes its time says so, and is sent once however often it is asked for [CMP-29]', async () => {
  const answer = slowToSave()
  const form = await open()
  await retype(nameBox(form), 'Sent')
  await user.dblClick(form.getByRole('button', { name: 'Save draft' }))
  await form.findByText('Saving…')
  // Pressing Next while the draft is being saved neither saves again nor leads on.
  await goOn(form)
  app.on('campaigns.read', { ...known, name: 'Sent' })
  answer()
  await form.findByText(/^Saved/)
  expect(app.callsOf('campaigns.update')).toHaveLength(1)
  expect(location.pathname).toBe('/campaign/builder/7/details')
})

test('what is typed while a save is on its way stays, and is not saved yet', async () => {
  const answer = slowToSave()
  const form = await open()
  await retype(nameBox(form), 'Sent')
  await saveDraft(form)
  await waitFor(() => expect(app.callsOf('campaigns.update')).toHaveLength(1))
  await retype(nameBox(form), 'Typed on')
  app.on('campaigns.read', { ...known, name: 'Sent' })
  answer()
  await screen.findByRole('heading', { level: 1, name: 'Sent' })
  await waitFor(() => expect(form.getByText('Not saved yet')).toBeDefined())
  expect(nameBox(form).value).toBe('Typed on')
})

describe('somebody else', () => {
  test('who saved meanwhile takes nothing of what was typed away [CMP-29]', async () => {
    const code = 'campaign.changed-meanwhile'
    app.on('campaigns.update', problem(412, code, campaignReasons[code]))
    const form = await open()
    await retype(nameBox(form), 'Mine')
    app.on('campaigns.read', { ...known, name: 'Theirs', version: 9 })
    await saveDraft(form)
    await form.findByText('Campaign name: Theirs')
    expect(nameBox(form).value).toBe('Mine')
    await user.click(form.getByRole('button', { name: 'Take these values over' }))
    await waitFor(() => expect(nameBox(form).value).toBe('Theirs'))
  })
})
