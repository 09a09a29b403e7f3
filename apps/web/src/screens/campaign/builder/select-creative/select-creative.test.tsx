import { screen, waitFor, within } from '@testing-library/react'
import { coupons } from '@marquee/contract/coupons'
import { NEW_METRO_CAMPAIGN } from '@marquee/rules/campaigns'
import { creativeReasons } from '@marquee/rules/creatives'
import {
  DESIGNS,
  offerLink,
  PREVIEW_CODE,
  qrMarks,
  type Mark,
  type PathMark,
} from '@marquee/rules/pieces'
import { describe, expect, test } from 'vitest'
import { user } from '../../../../app/testing/start-app.tsx'
import { nationalState } from '../../../../app/testing/states.ts'
import type { CampaignStep } from '../answers.ts'
import {
  creative,
  knownStep,
  lastStep,
  offering,
  openAt,
  placeNow,
  savingSteps,
  snow,
  startedBuilder,
  withSteps,
} from '../testing/opened-step.ts'
import { texts } from './texts.ts'

const isPath = (mark: Mark): mark is PathMark => mark.kind === 'path'
const app = startedBuilder()

const filterItems = [
  { name: 'Road', creativeTemplateKey: 11 },
  { name: 'Snow', creativeTemplateKey: 12 },
]

const sentBy = (value: 'EMAIL' | 'DIRECT_MAIL') => ({
  fulfillmentChannels: [value],
  fulfillmentChannelsAndVariations: [{ type: 'CHANNEL', value }],
})

async function open(step: Partial<CampaignStep> = {}, changed: object = sentBy('DIRECT_MAIL')) {
  savingSteps(app, withSteps([{ creativeSelection: { filterItems }, ...step }], changed))
  await openAt(app, '5/select-creative')
  await screen.findByRole('form', { name: texts.form })
}
/** Once it is loaded. */
const card = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^${name}(?!.*${texts.loading}).+`) })
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const held = () => lastStep(app)?.creative
const mileage = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Mileage/ })

describe('the creatives of a step', () => {
  test('stand side by side, the chosen one marked, each as its own piece [RTE-09, FLOW-14]', async () => {
    await open()
    expect((await card('Road')).ariaPressed).toBe('true')
    expect((await card('Snow')).ariaPressed).toBe('false')
    const pieces = await screen.findAllByRole('img', { hidden: true })
    expect(pieces.map(({ ariaLabel }) => ariaLabel)).toContainEqual(
      expect.stringMatching(/^Snow, Front/),
    )
  })

  test('come in one call of the step, without one for each of them [CRE-06]', async () => {
    await open()
    await card('Snow')
    expect(app.callsOf('creatives.search').map(({ query }) => query)).toEqual([
      { type: 'CAMPAIGN', campaignStepKey: '5', size: '10000' },
    ])
    // The chosen one is read in the version that the campaign holds.
    const read = app.callsOf('creatives.read').map(({ path }) => path.split('/').at(-1))
    expect(new Set(read)).toEqual(new Set(['11']))
  })

  test('that are offered no longer say so [CRE-06]', async () => {
    app.on('creatives.search', offering(creative))
    await open()
    expect((await card('Snow')).textContent).toContain(texts.gone)
  })

  test('that are not made for what is sent say so, and cannot be chosen [CRE-06]', async () => {
    app.on('creatives.search', offering(creative, { ...snow, fulfillmentChannels: ['EMAIL'] }))
    await open()
    expect((await card('Snow')).textContent).toContain(texts.notMadeFor('Direct mail'))
    await user.click(await card('Snow'))
    expect((await card('Snow')).ariaPressed).toBe('false')
  })

  test('stand there as emails where nothing else is sent [RTE-09, GEN-06]', async () => {
    app.on('pieces.email', { subject: 'Hello', preheader: '', html: '<html></html>', text: '' })
    await open({}, sentBy('EMAIL'))
    await card('Snow')
    await waitFor(() => expect(document.querySelectorAll('li iframe')).toHaveLength(2))
    expect(screen.queryAllByRole('img', { hidden: true, name: /Front/ })).toEqual([])
  })

  test('are chosen by the press of a button, in the version that is seen, and saved [RTE-09, CMP-05]', async () => {
    await open({ creative: { ...knownStep.creative, creativeTemplateKey: null, attachments: [] } })
    expect(await screen.findByText(texts.noneWhy)).toBeDefined()
    await user.click(await card('Snow'))
    await waitFor(async () => expect((await card('Snow')).ariaPressed).toBe('true'))
    await press('Save draft')
    await waitFor(() =>
      expect(held()).toMatchObject({ creativeTemplateKey: 12, creativeVersion: 6 }),
    )
  })

  test('must be chosen before one goes on [FLOW-10]', async () => {
    await open({ creative: { ...knownStep.creative, creativeTemplateKey: null, attachments: [] } })
    await card('Snow')
    await press('Save and continue')
    await screen.findByText('Please check one field.')
    expect(app.callsOf('campaigns.updateStep')).toEqual([])
  })

  test('say what another one undoes before they do it [CRE-03, CRE-09]', async () => {
    await open({ creative: { ...knownStep.creative, values: { mileage: '45000' } } })
    await user.click(await card('Snow'))
    const dialog = within(await screen.findByRole('alertdialog'))
    dialog.getByText('The field Mileage no longer exists: “45000” is removed.')
    await user.click(dialog.getAllByRole('button', { name: /No|Cancel|Stay/ })[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect((await card('Road')).ariaPressed).toBe('true')
  })

  test('with room for no number of coupons ask to choose another one [CRE-05]', async () => {
    const media = snow.preview.media.slice(0, 1)
    app.on('creatives.search', offering(creative, { ...snow, preview: { ...snow.preview, media } }))
    await open()
    const reason = creativeReasons['creative.no-common-attachments']
    await screen.findAllByText(reason)
    expect((await card('Snow')).ariaDisabled).toBe('true')
    await user.click(await card('Snow'))
    expect((await card('Road')).ariaPressed).toBe('true')
  })
})

describe('of a touchpoint', () => {
  const unchosen = {
    creativeSelection: { filterItems },
    creative: { ...knownStep.creative, creativeTemplateKey: null, attachments: [] },
  }
  const later = { ...unchosen, key: 6, number: 2, name: 'Later' }
  const openFirst = async (room: number) => {
    const media = creative.preview.media.map((one) => ({ ...one, couponCount: room }))
    const { preview } = creative
    app.on('creatives.search', offering({ ...creative, preview: { ...preview, media } }, snow))
    const reminders = { ...sentBy('DIRECT_MAIL'), category: 'REMINDERS' }
    savingSteps(app, withSteps([unchosen, later], reminders))
    await openAt(app, '5/select-creative')
    await screen.findByText(texts.suggested)
  }

  test('the first is suggested with its coupons, is taken by saving it, and leads to the next touchpoint [FLOW-06, FLOW-10]', async () => {
    await openFirst(1)
    expect((await card('Road')).ariaPressed).toBe('true')
    screen.getByText(texts.introSuggested)
    screen.getByText('Not saved yet')
    await press('Save and continue')
    await waitFor(() =>
      expect(held()).toMatchObject({ creativeTemplateKey: 11, attachments: [{ couponKey: 31 }] }),
    )
    await waitFor(() => expect(placeNow()).toBe('6/select-creative'))
  })

  test('of a later one another creative is suggested than customers got before, where there is one [FLOW-06, FLOW-10]', async () => {
    await openFirst(1)
    await press('Save and continue')
    await waitFor(() => expect(placeNow()).toBe('6/select-creative'))
    await waitFor(async () => expect((await card('Snow')).ariaPressed).toBe('true'))
    expect((await card('Road')).ariaPressed).toBe('false')
  })

  test('the suggested leads to its coupons where it has room for more than it brings [FLOW-06]', async () => {
    await openFirst(2)
    await press('Save and continue')
    await waitFor(() => expect(placeNow()).toBe('5/customize-coupon'))
  })

  test('one who leaves what is only suggested is not asked whether to lose it [FLOW-06]', async () => {
    await openFirst(1)
    await user.click(screen.getByRole('link', { name: 'Back' }))
    await waitFor(() => expect(placeNow()).toBe('touchpoints'))
    expect(app.callsOf('campaigns.updateStep')).toEqual([])
  })

  test('another one than the suggested is chosen as ever [RTE-09]', async () => {
    await openFirst(1)
    await user.click(await card('Snow'))
    await waitFor(async () => expect((await card('Snow')).ariaPressed).toBe('true'))
    await press('Save draft')
    await waitFor(() => expect(held()).toMatchObject({ creativeTemplateKey: 12 }))
  })
})

describe('the coupons that a creative brings', () => {
  const nothing = { ...knownStep.creative, creativeTemplateKey: null, attachments: [] }
  const flat = { ...coupons.read.example.reply, offer_1: '$29.95', A_off: null }
  const funded = (fundingType: 'DAA_FUNDING' | 'DEALER_FUNDING') => ({
    category: 'METRO',
    selectedMarketKeys: [14],
    metroCampaign: { ...NEW_METRO_CAMPAIGN, fundingType, marketGroupKey: 3 },
  })
  const take = async (changed: object) => {
    app.on('coupons.read', flat)
    const step = { creativeSelection: { filterItems }, creative: nothing }
    savingSteps(app, withSteps([step], changed))
    app.start({ path: '/campaign/builder/7/5/select-creative', state: nationalState })
    await screen.findByRole('form', { name: texts.form })
    await user.click(await card('Road'))
    await waitFor(async () => expect((await card('Road')).ariaPressed).toBe('true'))
    await press('Save draft')
    await waitFor(() => expect(held()).toMatchObject({ creativeTemplateKey: 11 }))
    return held()?.attachments.length
  }

  test('come along with it where dealers pay [CPN-13]', async () => {
    expect(await take(funded('DEALER_FUNDING'))).toBe(1)
  })

  test('leave out a flat cost where an association pays, so that the creative can be saved [CPN-13]', async () => {
    expect(await take(funded('DAA_FUNDING'))).toBe(0)
  })
})

describe('what is filled into it', () => {
  test('is judged in the words of its fields, and saved by their names [CRE-09, CRE-10]', async () => {
    await open()
    expect((await mileage()).value).toBe('30000')
    await user.clear(await mileage())
    await press('Save and continue')
    await screen.findAllByText('Mileage is a required field.')
    // Beside the form as well, before anything is saved.
    const missing = await screen.findAllByRole('link', { name: /Mileage is a required field/ })
    expect(missing.length).toBeGreaterThan(0)
    await user.type(await mileage(), '050')
    await user.tab()
    await screen.findAllByText('Mileage must be an integer between 1000 and 150000')
    expect(app.callsOf('campaigns.updateStep')).toEqual([])
    await user.clear(await mileage())
    await user.type(await mileage(), '45000')
    await press('Save and continue')
    await waitFor(() => expect(held()?.values).toEqual({ mileage: '45000' }))
    await waitFor(() => expect(placeNow()).not.toContain('select-creative'))
  })

  test('stands on the piece at each key press [CRE-09]', async () => {
    const headline = 'At {{mileage}} miles'
    app.on('creatives.read', { ...creative, texts: { ...creative.texts, headline } })
    await open()
    await user.clear(await mileage())
    const seen = []
    for (const key of '45') {
      await user.type(await mileage(), key)
      const piece = (await screen.findAllByRole('img')).at(0)
      seen.push(/At (\d+)/.exec(piece?.textContent ?? '')?.[1])
    }
    expect(seen).toEqual(['4', '45'])
  })
})

test('shows the chosen coupon on the piece with the code that a proof has [CRE-02, CPN-15]', async () => {
  const design = DESIGNS.find(({ coupons }) => coupons.length === 2 && coupons.includes(1))
  app.on('creatives.read', { ...creative, design: design?.key ?? '' })
  await open({ creative: { ...knownStep.creative, targetAttachmentCount: 1 } })
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  const link = offerLink(window.location.origin, PREVIEW_CODE)
  const code = qrMarks(link, { x: 0, y: 0, width: 60, height: 60 }).find(isPath)?.data ?? ''
  await waitFor(() => expect(document.querySelector(`path[d="${code}"]`)).not.toBeNull())
})

test('leads to each coupon of the saved piece, from where one comes back [CPN-15, CPN-16]', async () => {
  await open()
  const link = await screen.findByRole('link', { name: 'Edit the coupon Spring service' })
  expect(link.getAttribute('href')).toBe(
    '/campaign/builder/7/5/customize-coupon?creative=11&coupon=31',
  )
})

test('a look of the creative is chosen and saved [CRE-01]', async () => {
  await open()
  await user.click(await screen.findByRole('combobox', { name: texts.look }))
  await user.click(screen.getByRole('option', { name: 'Road' }))
  await press('Save draft')
  await waitFor(() => expect(held()?.variationId).toBe('road'))
})
