import { coupons } from '@marquee/contract/coupons'
import { couponReasons } from '@marquee/rules/coupons'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { problem } from '../../../../api/testing/answering-server.ts'
import { user } from '../../../../app/testing/start-app.tsx'
import { nationalState } from '../../../../app/testing/states.ts'
import type { CampaignStep } from '../answers.ts'
import {
  creative,
  known,
  knownStep,
  lastStep,
  openAt,
  placeNow,
  savingSteps,
  startedBuilder,
  withSteps,
} from '../testing/opened-step.ts'
import { timingTexts } from '../texts.ts'
import { chooserTexts, texts } from './texts.ts'

const app = startedBuilder()
const library = coupons.list.example.reply
const [coupon] = library.coupons
const [attached] = knownStep.creative.attachments

const holding = (count: number, target = 2): CampaignStep['creative'] => ({
  ...knownStep.creative,
  targetAttachmentCount: target,
  attachments: ['Spring service', 'Tires']
    .slice(0, count)
    .flatMap((heading, at) =>
      attached ? [{ couponKey: 31 + at, customValues: { ...attached.customValues, heading } }] : [],
    ),
})

async function open(creative: CampaignStep['creative'], changed: object = {}, search = '') {
  savingSteps(app, withSteps([{ creative }], changed))
  await openAt(app, `5/customize-coupon${search}`)
  return within(await screen.findByRole('form', { name: texts.form }))
}
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const sent = () => lastStep(app)?.creative.attachments.map(({ customValues }) => customValues)
const preview = () => within(screen.getByRole('complementary', { name: texts.preview }))
const shownCoupon = async () =>
  (await preview().findAllByRole('img'))
    .map(({ ariaLabel }) => ariaLabel)
    .find((label) => label?.startsWith('Coupon:'))

describe('the coupons of a piece', () => {
  test('that is mailed whenever there is a need last from then on: no day can be chosen [CPN-14]', async () => {
    const form = await open(holding(2), { category: 'REMINDERS' })
    form.getAllByText(new RegExp(timingTexts.fromMail))
    await user.click(form.getByRole('button', { name: /^Spring service/ }))
    await screen.findAllByText(texts.fromMailWhy)
    expect(screen.queryByRole('textbox', { name: /Last day|End date/ })).toBeNull()
  })

  test('are chosen from the library as far as they reach the market, until there are enough [RTE-10, FLOW-10]', async () => {
    await open(holding(1))
    expect(screen.getByText('1 of 2 coupons')).toBeDefined()
    await press(texts.add)
    await user.click(
      await screen.findByRole('button', { name: chooserTexts.of('Oil change special') }),
    )
    expect(app.callsOf('coupons.list').at(-1)?.query).toMatchObject({
      marketKey: String(known.market.key),
      status: 'ACTIVE',
    })
    await screen.findByText('2 of 2 coupons')
    expect(screen.getByRole('button', { name: texts.add }).ariaDisabled).toBe('true')
    await press('Save and continue')
    await waitFor(() =>
      expect(sent()).toMatchObject([
        { heading: 'Spring service' },
        { heading: 'Oil change special', offer_1: '$20', sourceId: { source: 'ECRM' } },
      ]),
    )
    await waitFor(() => expect(placeNow()).not.toContain('customize-coupon'))
  })

  test('are moved and removed [RTE-10]', async () => {
    await open(holding(2))
    await press('Move Tires up')
    await press('Save draft')
    await waitFor(() => expect(sent()).toMatchObject([{ heading: 'Tires' }, {}]))
    await screen.findByText(/^Saved /)
    await press('Remove Spring service')
    await press('Save draft')
    await waitFor(() => expect(sent()).toMatchObject([{ heading: 'Tires' }]))
  })

  test('that are too few are saved as a draft, and are no reason to go on [FLOW-10]', async () => {
    await open(holding(1))
    await press('Save and continue')
    await screen.findAllByText('Choose one more coupon.')
    expect(app.callsOf('campaigns.updateStep')).toEqual([])
  })

  test('with a flat cost are not for a campaign that an association pays for [CPN-13]', async () => {
    const flat = { ...coupon, offer_1: '$29.95', A_off: null }
    app.on('coupons.list', { ...library, coupons: [flat] })
    const { metroCampaign: _, ...example } = known
    const funded = {
      ...example,
      category: 'METRO',
      selectedMarketKeys: [14],
      metroCampaign: {
        fundingType: 'DAA_FUNDING',
        marketGroupKey: 3,
        metroGroupName: 'Detroit Metro',
        metroGroupUrl: '',
        marketPhoneNumber: '',
        isExpressService: false,
        contactDto: { firstName: '', lastName: '', phoneNumber: '', email: '' },
      },
    }
    savingSteps(app, withSteps([{ creative: holding(1) }], funded))
    app.start({ path: '/campaign/builder/7/5/customize-coupon', state: nationalState })
    await screen.findByRole('form', { name: texts.form })
    await press(texts.add)
    const choose = await screen.findByRole('button', {
      name: chooserTexts.of('Oil change special'),
    })
    expect(choose.ariaDisabled).toBe('true')
    screen.getAllByText(couponReasons['coupon.flat-cost-funded'])
  })
})

describe('a coupon of a campaign', () => {
  test('is changed for this campaign, and drawn at each key press [RTE-10, CPN-19]', async () => {
    const form = await open(holding(2))
    await user.click(form.getByRole('button', { name: /^Spring service/ }))
    await user.clear(box(/^Heading/))
    const seen = []
    for (const key of 'Ab') {
      await user.type(box(/^Heading/), key)
      seen.push((await shownCoupon())?.slice(0, 10).replace(/,.*/, ''))
    }
    expect(seen).toEqual(['Coupon: A', 'Coupon: Ab'])
    await press('Save draft')
    await waitFor(() => expect(sent()?.[0]).toMatchObject({ heading: 'Ab' }))
    expect(app.callsOf('coupons.update')).toEqual([])
  })

  test('of another kind takes along what the rules say [CPN-04, CPN-07]', async () => {
    const form = await open(holding(2))
    await user.click(form.getByRole('button', { name: /^Spring service/ }))
    await user.click(screen.getByRole('combobox', { name: 'Kind of offer 1' }))
    await user.click(screen.getByRole('option', { name: 'Complimentary' }))
    await press('Save draft')
    await waitFor(() =>
      expect(sent()?.[0]).toMatchObject({ offer_1: 'Complimentary', A_off: null, offer_2: null }),
    )
  })

  test('with something wrong in it is opened, and not saved [CPN-08]', async () => {
    const creative = holding(2)
    const [first, second] = creative.attachments
    const wrong = second && { ...second, customValues: { ...second.customValues, offer_1: '$0' } }
    await open({ ...creative, attachments: [first, wrong].filter((one) => one !== undefined) })
    await press('Save and continue')
    const amount = await screen.findByRole('textbox', { name: /^Amount of offer 1/ })
    await waitFor(() => expect(amount.ariaInvalid).toBe('true'))
    screen.getAllByText('Value must be between 1 and 9999.99')
    expect(app.callsOf('campaigns.updateStep')).toEqual([])
  })

  test('ends with the campaign unless it says otherwise, and not before the piece is at home [CPN-14]', async () => {
    const form = await open(holding(2))
    await user.click(form.getByRole('button', { name: /^Spring service/ }))
    // On demand: 14 days after the mail date, and 90 more.
    expect(
      form.getByText(/If empty, it ends 06\/27\/2027. It cannot end before 03\/25\/2027/),
    ).toBeDefined()
  })
})

describe('the way to a coupon', () => {
  test('by its key opens it [CPN-15, CPN-16]', async () => {
    await open(holding(2), {}, '?coupon=32')
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Heading/ })).value).toBe(
      'Tires',
    )
  })

  test.for([
    ['as many as are left', 1, 2, true],
    ['more than are left', 2, 2, false],
  ])(
    'of which too few are chosen lead to their number, where the creative carries %s [FLOW-10]',
    async ([, minAttachments, maxAttachments, isShown]) => {
      const filterItems = [
        { name: 'Road', creativeTemplateKey: 11 },
        { name: 'Snow', creativeTemplateKey: 12 },
      ]
      const preview = { ...creative.preview, type: 'STATIC' }
      app.on('creatives.read', { ...creative, preview, minAttachments, maxAttachments })
      savingSteps(app, withSteps([{ creative: holding(2), creativeSelection: { filterItems } }]))
      await openAt(app, '5/customize-coupon')
      await screen.findByRole('form', { name: texts.form })
      // The creative is there.
      await screen.findByText(/are samples, and no customer/)
      expect(screen.queryByRole('link', { name: texts.fewerWay })).toBeNull()
      await user.click(screen.getAllByRole('button', { name: /^Remove/ })[0] as HTMLElement)
      await screen.findByText('1 of 2 coupons')
      const way = screen.queryByRole('link', { name: texts.fewerWay })
      expect(way?.getAttribute('href')).toBe(
        isShown ? '/campaign/builder/7/5/select-creative' : undefined,
      )
    },
  )

  test('from a creative leads back there [CPN-15, CPN-16]', async () => {
    const filterItems = [
      { name: 'Road', creativeTemplateKey: 11 },
      { name: 'Snow', creativeTemplateKey: 12 },
    ]
    savingSteps(app, withSteps([{ creative: holding(2), creativeSelection: { filterItems } }]))
    await openAt(app, '5/customize-coupon?creative=11&coupon=32')
    await screen.findByRole('form', { name: texts.form })
    await press('Save and continue')
    await waitFor(() => expect(placeNow()).toBe('5/select-creative'))
  })
})

test('somebody else’s save is told, and nothing that was typed is lost [ERR-12]', async () => {
  const form = await open(holding(2))
  await user.click(form.getByRole('button', { name: /^Spring service/ }))
  await user.type(box(/^Heading/), ' mine')
  app.on('campaigns.read', withSteps([{ creative: holding(1), version: 2 }]))
  app.on(
    'campaigns.updateStep',
    problem(412, 'campaign.changed-meanwhile', 'Someone else changed this campaign.'),
  )
  await press('Save draft')
  await screen.findByText(texts.fewer(1))
  expect(box(/^Heading/).value).toBe('Spring service mine')
})
