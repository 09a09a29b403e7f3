import {
  attachedCoupon,
  BUILT_ON,
  draftCampaign,
  finishedStep,
  metroCampaign,
} from '@marquee/test-kit/campaign'
import { dynamicField, presentCreative } from '@marquee/test-kit/creative'
import { describe, expect, test } from 'vitest'
import type { MetroCampaign } from '../campaigns/index.ts'
import { DESIGNS, sampleContent, type DealerBlock } from '../pieces/index.ts'
import { printProblems, type Printed } from './print-problems.rules.ts'

const { dealer, texts } = sampleContent('HONDA', 0, null)
const groupOf = metroCampaign()
const LONG = 'Bring your car to the people who know it best '

interface Changes extends Partial<Omit<Printed, 'creatives'>> {
  design?: string
  written?: Partial<typeof texts>
  coupon?: object
  values?: Record<string, string>
  channel?: 'EMAIL' | 'DIRECT_MAIL'
  metro?: Partial<MetroCampaign>
}

/** Of a postcard that prints well, but for what a test changes. */
function problems(changes: Changes = {}) {
  const { design = 'big-picture', written, coupon, values = {}, channel = 'DIRECT_MAIL' } = changes
  const step = finishedStep(1)
  const attached = attachedCoupon(0)
  const attachments = [
    { ...attached, customValues: { ...attached.customValues, heading: 'Service', ...coupon } },
  ]
  const printed = {
    ...step,
    fulfillmentChannels: [channel],
    creative: { ...step.creative, creativeVersion: 1, attachments, values },
  } as typeof step
  const campaign = draftCampaign({
    fulfillmentChannelsAndVariations: [{ type: 'CHANNEL', value: channel }],
    workflows: [{ key: 1, steps: [printed] }],
    metroCampaign:
      groupOf.metroCampaign && changes.metro
        ? { ...groupOf.metroCampaign, ...changes.metro }
        : null,
  })
  const fields = [dynamicField({ name: 'note', label: 'Note' })]
  const creative = { key: 11, version: 1, design, texts: { ...texts, ...written }, fields }
  return printProblems(printed, {
    campaign,
    template: { campaignEndDate: null },
    today: BUILT_ON,
    creatives: [presentCreative(creative)],
    printedFor: changes.printedFor ?? [{ dealer, logo: null }],
    pictures: changes.pictures ?? new Map(),
  })
}
const ofDealer = (change: Partial<DealerBlock>) => [
  { dealer: { ...dealer, ...change }, logo: null },
]

describe('the order of a piece that is printed', () => {
  test.for(DESIGNS.filter(({ coupons }) => coupons.includes(1)).map(({ key }) => key))(
    'of the design %s stands where nothing would be wrong [ORD-01, CRE-02]',
    (design) => expect(problems({ design })).toEqual([]),
  )

  test('stops where what a dealer says does not fit, and says who can shorten it [ORD-01]', () => {
    const [found] = problems({ printedFor: ofDealer({ name: LONG.repeat(6) }) })
    expect(found).toMatchObject({ code: 'order.print', place: '1/select-creative' })
    expect(found?.text).toMatch(
      /: “Bring your car .*…” does not fit on the piece\. Shorten it on the dealer’s profile, or choose another creative\.$/,
    )
    const phone = problems({
      printedFor: ofDealer({ phone: `(614) 555-0142 ${'ext '.repeat(20)}` }),
    })
    expect(phone[0]?.text).toContain('(614) 555-0142')
    expect(phone[0]?.text).toContain('Shorten it on the dealer’s profile')
    const hours = problems({ printedFor: ofDealer({ openingHours: 'Mon–Fri 8–6 '.repeat(30) }) })
    expect(hours[0]?.text).toContain('Mon–Fri 8–6')
    expect(hours[0]?.text).toContain('Shorten it on the dealer’s profile')
  })

  test('stops where the group of a metro campaign does not fit, and leads to its details [ORD-01, MTR-13]', () => {
    expect(problems({ metro: { metroGroupName: 'Bay Dealers' } })).toEqual([])
    const metroGroupUrl = `https://bay.example/${'spring/'.repeat(60)}`
    const [found] = problems({ metro: { metroGroupUrl } })
    expect(found).toMatchObject({
      code: 'order.print',
      place: 'details',
      field: 'metroCampaign.metroGroupName',
    })
    expect(found?.text).toMatch(
      /does not fit on the piece\. Shorten the group name or the group URL in the details, or choose/,
    )
  })

  test('says to shorten the group where its line takes the room of the message [ORD-01, MTR-13]', () => {
    const card = { design: 'service-reminder', written: { body: LONG.repeat(9) } }
    expect(problems(card)).toEqual([])
    const metroGroupUrl = `https://bay.example/${'spring/'.repeat(8)}`
    const metroGroupName = 'Greater Detroit & Ann Arbor Honda Dealers Association of Michigan'
    const found = problems({ ...card, metro: { metroGroupName, metroGroupUrl } })
    expect(found).toMatchObject([
      { code: 'order.print', place: 'details', field: 'metroCampaign.metroGroupName' },
    ])
    expect(found[0]?.text).toMatch(/know it best.* does not fit.* Shorten the group name/)
  })

  test('stops where a logo would be too small to read [ORD-01]', () => {
    const logo = (width: number, height: number) =>
      problems({
        printedFor: [{ dealer, logo: 'a' }],
        pictures: new Map([['a', { width, height }]]),
      }).map(({ text }) => text)
    expect(logo(900, 240)).toEqual([])
    expect(logo(4_000, 200)).toEqual([
      expect.stringMatching(/The logo is too wide or too high to be read on the piece\. Upload/),
    ])
    expect(logo(200, 4_000)).toHaveLength(1)
  })

  test('stops where a coupon does not fit, which is mended on the coupon [ORD-01, CPN-14]', () => {
    const found = problems({ design: 'thank-you', coupon: { heading: 'W'.repeat(60) } })
    expect(found).toMatchObject([{ code: 'order.print', place: '1/customize-coupon' }])
    expect(found[0]?.text).toContain('Shorten it on the coupon.')
  })

  test('stops where the words of the creative do not fit, which only another creative mends [ORD-01]', () => {
    const [found] = problems({ written: { headline: LONG.repeat(8) } })
    expect(found?.text).toMatch(/does not fit on the piece\. Choose another creative/)
  })

  test('stops where what was filled in holds letters that no font has [ORD-01, CRE-09]', () => {
    const found = problems({ written: { headline: '{{note}}' }, values: { note: '漢字' } })
    expect(found[0]?.text).toContain('holds characters that cannot be printed. Shorten what is')
  })

  test('is judged for each dealer who is printed, and says each problem once [ORD-01]', () => {
    const long = { dealer: { ...dealer, name: LONG.repeat(6) }, logo: null }
    expect(problems({ printedFor: [{ dealer, logo: null }, long, long] })).toHaveLength(1)
  })

  test('says nothing of paper where only emails are sent [ORD-01]', () => {
    const printedFor = ofDealer({ name: LONG.repeat(6) })
    expect(problems({ channel: 'EMAIL', printedFor })).toEqual([])
  })
})
