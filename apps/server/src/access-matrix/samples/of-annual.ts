import { keysOfCampaigns, type Place } from '../places.ts'
import { decided } from './of-campaigns.ts'
import { seasonOf } from './of-templates.ts'
import type { Sampler } from './sample.ts'

type Keys = { templateKey: number; marketKey: number }

/** Of a dealer of the caller by a template, or of a dealer by a template of the caller. */
const checked = (operation: string, sampler: (keys: Keys) => ReturnType<Sampler>) => {
  const template = (at: Place) =>
    operation === 'annual.validateSeasonal' || operation === 'annual.annualBeforeSeasonal'
      ? seasonOf(at)
      : at.template
  const byMarket: Sampler = (at, home) =>
    sampler({ templateKey: template(home), marketKey: at.dealer })
  const byTemplate: Sampler = (at, home) =>
    sampler({ templateKey: template(at), marketKey: home.dealer })
  return { [`${operation} by market`]: byMarket, [`${operation} by template`]: byTemplate }
}

const payload = (template: Place) => ({
  annualCampaignTemplateKey: template.template,
  campaignName: 'Somebody New',
  fulfillmentChannels: ['EMAIL'],
  sampleRecipients: [],
})

const year = (at: Place) => keysOfCampaigns(at).year

export const SAMPLES_OF_ANNUAL: Readonly<Record<string, Sampler>> = {
  ...checked('annual.validateSeasonal', ({ templateKey, marketKey }) => ({
    query: { campaignTemplateKey: templateKey, marketKey },
  })),
  ...checked('annual.validateAnnual', ({ templateKey, marketKey }) => ({
    query: { annualCampaignTemplateKey: templateKey, marketKey },
  })),
  ...checked('annual.seasonalBeforeAnnual', ({ templateKey, marketKey }) => ({
    params: { key: templateKey },
    query: { marketKey },
  })),
  ...checked('annual.annualBeforeSeasonal', (params) => ({ params })),
  ...checked('annual.annualExists', (params) => ({ params })),
  ...checked('annual.create', ({ templateKey, marketKey }) => ({
    params: { templateKey },
    query: { marketKey },
  })),
  ...checked('annual.searchYears', ({ templateKey, marketKey }) => ({
    params: { templateKey },
    query: { marketKey },
    body: {},
  })),
  'annual.isAnnual by campaign': (at, home) => ({
    params: { campaignKey: year(at), marketKey: home.key },
  }),
  'annual.isAnnual by market': (at, home) => ({
    params: { campaignKey: year(home), marketKey: at.key },
  }),
  'annual.saveStarted by market': (at) => ({
    query: { marketKey: at.dealer },
    body: payload(at),
  }),
  'annual.update by campaign': (at) => ({ body: { key: year(at), ...payload(at) } }),
  'annual.updateStep by season': (at) => ({
    body: {
      ...decided,
      key: keysOfCampaigns(at).seasonStep,
      campaignKey: keysOfCampaigns(at).season,
    },
  }),
  'annual.read by campaign': (at) => ({ params: { key: year(at) } }),
  'orders.createAnnual by campaign': (at) => ({ body: { campaignKey: year(at) } }),
  'orders.submitAnnual by campaign': (at) => ({ body: { itemKey: [year(at)], quoteKey: 'any' } }),
}
