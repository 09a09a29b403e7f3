import { audience } from '@marquee/contract/audience'
import { brandOf, keysOfCampaigns, PLACES, placeOf, planted, type Place } from '../places.ts'
import { seasonOf } from '../samples/of-templates.ts'

export type Row = Record<string, unknown>

const LONG_AGO = '2026-01-01T00:00:00Z'

/**
 * At each place a campaign; a metro campaign with a released child at each place below; and a child
 * that is not released, of the metro campaign at the root.
 */
export function rowsOfCampaigns(): Record<string, Row[]> {
  return {
    campaigns: [
      ...PLACES.map(campaign),
      ...PLACES.map(parent),
      ...children(),
      ...unreleased(),
      ...PLACES.map(ofDealer),
      ...PLACES.map(year),
      ...PLACES.map(season),
    ],
    campaign_steps: PLACES.flatMap((at) => {
      const { campaign: single, step, season: ofYear, seasonStep } = keysOfCampaigns(at)
      return [
        { ...stepRow(at), key: step, campaign_key: single },
        { ...stepRow(at), key: seasonStep, campaign_key: ofYear },
      ]
    }),
    campaign_events: PLACES.map((at) => ({
      campaign_key: keysOfCampaigns(at).campaign,
      at: LONG_AGO,
      action: 'comment',
      by: planted.keptWithin(at),
      path: at.path,
      words: planted.keptWithin(at),
      person_key: at.person,
    })),
    ...rowsOfBulkReorders(),
    ...rowsOfBulkEnrollments(),
    audience_selections: PLACES.map((at) => ({
      campaign_key: keysOfCampaigns(at).campaign,
      path: at.path,
      saved_by: at.person,
      saved_at: LONG_AGO,
      total_size: 0,
      pieces: 0,
      estimated_cost: 0,
      cost_without_discount: 0,
      basis: 'before',
      request: EVERYBODY,
      breakdown: { audienceByMarket: [] },
    })),
  }
}

function rowsOfBulkReorders(): Record<string, Row[]> {
  return {
    bulk_reorders: PLACES.map((at) => ({
      key: keysOfCampaigns(at).bulk,
      person_key: at.person,
      started_at: LONG_AGO,
      mail_date: null,
      path: at.path,
    })),
    bulk_reorder_items: PLACES.map((at) => ({
      key: keysOfCampaigns(at).bulk,
      bulk_key: keysOfCampaigns(at).bulk,
      status: 'FAILED',
      source_key: keysOfCampaigns(at).ofDealer,
      source_name: planted.keptWithin(at),
      market_key: at.dealer,
      market_name: planted.keptWithin(at),
      reason: 'reorder.failed',
      notes: '[]',
      path: `${at.path}${at.dealer}.`,
    })),
  }
}

function rowsOfBulkEnrollments(): Record<string, Row[]> {
  return {
    bulk_enrollments: PLACES.map((at) => ({
      key: keysOfCampaigns(at).bulk,
      person_key: at.person,
      template_key: at.template,
      started_at: LONG_AGO,
      path: at.path,
    })),
    bulk_enrollment_items: PLACES.map((at) => ({
      key: keysOfCampaigns(at).bulk,
      bulk_key: keysOfCampaigns(at).bulk,
      status: 'FAILED',
      market_key: at.dealer,
      market_name: planted.keptWithin(at),
      reason: 'enrollment.failed',
      path: `${at.path}${at.dealer}.`,
    })),
  }
}

export const campaign = (at: Place): Row => ({
  ...row(at, at),
  key: keysOfCampaigns(at).campaign,
  category: 'ON_DEMAND',
})

const ofDealer = (at: Place): Row => ({
  ...row(at, at),
  key: keysOfCampaigns(at).ofDealer,
  category: 'SEASONAL',
  template_key: seasonOf(at),
  market_key: at.dealer,
  path: `${at.path}${at.dealer}.`,
})

const stepRow = ({ path }: Place): Row => ({
  number: 1,
  template_step_key: 1,
  opted: true,
  status: 'DRAFT',
  version: 1,
  creative: NO_CREATIVE,
  channels: NO_CHANNELS,
  path,
})

const year = (at: Place): Row => ({
  ...ofDealer(at),
  key: keysOfCampaigns(at).year,
  category: 'ANNUAL_SEASONAL',
  template_key: at.template,
  name: `${planted.keptWithin(at)} year`,
})

/** Not from the template of a season, so that the dealer may still enroll in those. */
const season = (at: Place): Row => ({
  ...year(at),
  key: keysOfCampaigns(at).season,
  category: 'SEASONAL',
  annual_key: keysOfCampaigns(at).year,
  season: 'SPRING',
  name: `${planted.keptWithin(at)} spring`,
})

const parent = (at: Place): Row => ({
  ...row(at, at),
  key: keysOfCampaigns(at).releasedParent,
  name: `${planted.keptWithin(at)} metro`,
})

const children = (): Row[] =>
  PLACES.flatMap((above) =>
    PLACES.filter(({ path }) => path !== above.path && path?.startsWith(above.path as string)).map(
      (at) => ({
        ...row(at, above),
        key: 100_000 + above.key * 100 + at.key,
        is_released: true,
        parent_key: keysOfCampaigns(above).releasedParent,
      }),
    ),
  )

const unreleased = (): Row[] =>
  PLACES.map((at) => ({
    ...row(at, placeOf('root')),
    key: keysOfCampaigns(at).unreleasedChild,
    parent_key: keysOfCampaigns(placeOf('root')).releasedParent,
  }))

/** Made from the template at a place, which reaches down to where the campaign lies. */
const row = (at: Place, from: Place): Row => ({
  hierarchy_id: brandOf(at),
  template_key: from.template,
  template_version: 1,
  category: 'METRO',
  type: 'STANDARD',
  cadence: 'STANDARD',
  market_key: at.key,
  group_key: null,
  parent_key: null,
  annual_key: null,
  season: null,
  is_released: false,
  status: 'DRAFT',
  version: 1,
  name: planted.keptWithin(at),
  initial_name: planted.keptWithin(at),
  details: DETAILS,
  market_phone_number: '',
  created_by: at.person,
  creator_level: 'DEALER',
  created_at: LONG_AGO,
  updated_by: at.person,
  updated_at: LONG_AGO,
  path: at.path,
})

const EVERYBODY = {
  ...audience.search.example.body,
  segments: [],
  vehicleModels: [],
}

const DETAILS = {
  fulfillmentChannelsAndVariations: [{ type: 'CHANNEL', value: 'EMAIL' }],
  sampleRecipients: [],
  sampleRecipientListKey: null,
  metroCampaign: null,
  firstWave: true,
  secondWave: false,
  isBillingDeferred: false,
}
export const NO_CREATIVE = {
  creativeTemplateKey: null,
  creativeVersion: null,
  variationId: null,
  values: {},
  attachments: [],
  targetAttachmentCount: 2,
}
export const NO_CHANNELS = { fulfillmentChannels: [], fulfillmentChannelVariations: [] }
