import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { user } from '../../../../app/testing/start-app.tsx'
import { box, goOn, known, openedDetails } from './testing/opened-details.ts'

const { open } = openedDetails()

describe('channels', () => {
  test('that are recommended are marked, each with its price and to whom it goes [CHN-04, CHN-06, CHN-07]', async () => {
    const disabled = { ...known.template.channelOptions[1], optionality: 'DISABLED' }
    const digital = { ...disabled, fulfillmentChannel: 'DIGITAL_MEDIA' }
    const options = [...known.template.channelOptions, digital]
    const form = await open({}, { channelOptions: options })
    const group = within(form.getByRole('group', { name: /distributed/ }))
    group.getByText('Recommended')
    group.getByText('$0.04 per piece')
    group.getByText('Send to all recipients')
    expect(group.queryByText('Digital media')).toBeNull()
  })

  test('that are required cannot be left out, and say so [CHN-11]', async () => {
    const [email, mail] = known.template.channelOptions
    const required = { ...email, optionality: 'REQUIRED' }
    const form = await open({}, { channelOptions: [required, mail] })
    expect(box(form, 'Email').disabled).toBe(true)
    form.getByText('This campaign always uses this channel.')
  })

  test('that are not enough alone are refused [CHN-13]', async () => {
    const form = await open()
    // Before anything is chosen, too.
    form.getByText('Only together with another channel')
    await user.click(box(form, 'Direct mail'))
    await user.click(box(form, 'Email'))
    await goOn(form)
    await form.findByText('Campaign does not support this channel fulfilled alone')
  })

  test('with a variation come its channels; what is undone is said before it is [CHN-04, CHN-09, CHN-10]', async () => {
    const fallback = {
      fulfillmentChannel: null,
      optionality: 'OPTIONAL',
      isFulfillableAlone: true,
      fulfillmentChannelVariation: 'EMAIL_WITH_DIRECT_MAIL_FALLBACK',
    }
    const channelOptions = [...known.template.channelOptions, fallback]
    const form = await open({ campaignStartDate: null }, { channelOptions })
    await user.click(box(form, 'Email, else direct mail'))
    expect(box(form, 'Direct mail').checked).toBe(true)
    form.getByText('Email (All), Direct mail (Backfill)')
    form.getByText('Send only as backfill (if no email)')
    await user.click(box(form, 'Email'))
    const warning = within(await screen.findByRole('alertdialog'))
    warning.getByText('Email, else direct mail is no longer chosen.')
    await user.click(warning.getByRole('button', { name: 'No' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(box(form, 'Email').checked).toBe(true)
    await user.click(box(form, 'Email'))
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(box(form, 'Email, else direct mail').checked).toBe(false))
    expect(box(form, 'Email').checked).toBe(false)
    expect(box(form, 'Direct mail').checked).toBe(true)
  })

  test('say in one sentence what all that is checked comes to', async () => {
    const form = await open({ campaignStartDate: null })
    form.getByText(/gets an email, and nothing is mailed/)
    await user.click(box(form, 'Direct mail'))
    form.getByText(/gets both, an email and a mailed piece/)
    await user.click(box(form, 'Email'))
    form.getByText('Each recipient gets a mailed piece, and no email.')
    await user.click(box(form, 'Direct mail'))
    form.getByText('As it is, nothing is sent.')
  })

  test('that are all unchecked ask nothing of a mail date on which nothing would be sent', async () => {
    const form = await open({ campaignStartDate: '2027-03-04' })
    await user.click(box(form, 'Email'))
    await waitFor(() => expect(box(form, 'Email').checked).toBe(false))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('that cannot be mailed on the chosen day say so first [DATE-15]', async () => {
    const form = await open({ campaignStartDate: '2027-03-04' })
    await user.click(box(form, 'Direct mail'))
    const warning = within(await screen.findByRole('alertdialog'))
    warning.getByText(/The mail date 03\/04\/2027 is no longer offered/)
    await user.click(warning.getByRole('button', { name: 'Yes' }))
    await form.findByText('Mail date is no longer valid')
  })
})
