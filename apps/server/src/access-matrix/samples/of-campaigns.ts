import { campaigns } from '@marquee/contract/campaigns'
import { keysOfCampaigns, planted, type Place } from '../places.ts'
import type { Sampler } from './sample.ts'
import { seasonOf } from './of-templates.ts'

const campaign: Sampler = (at) => ({ params: { key: keysOfCampaigns(at).campaign } })
const releasedParent: Sampler = (at) => ({ params: { key: keysOfCampaigns(at).releasedParent } })
const marked: Sampler = (at) => ({ params: { campaignKey: keysOfCampaigns(at).campaign } })
const unreleasedChild: Sampler = (at) => ({ params: { key: keysOfCampaigns(at).unreleasedChild } })

/** Details without a value that gives away a place. */
const details = {
  ...campaigns.update.example.body,
  name: 'Somebody New',
  campaignStartDate: null,
}
/** What a child shares with its parent is refused where it is sent otherwise. */
const followed = (at: Place) => ({
  ...details,
  name: planted.keptWithin(at),
  fulfillmentChannelsAndVariations: [{ type: 'CHANNEL', value: 'EMAIL' }],
  metroCampaign: null,
  selectedMarketKeys: [],
})
export const decided = {
  opted: true,
  creative: {
    creativeTemplateKey: null,
    creativeVersion: null,
    variationId: null,
    values: {},
    attachments: [],
    targetAttachmentCount: 2,
  },
  fulfillmentChannels: ['EMAIL'],
  fulfillmentChannelVariations: [],
}

const MARCH = { from: '2027-03-01', days: '31' }

export const SAMPLES_OF_CAMPAIGNS: Readonly<Record<string, Sampler>> = {
  'creatives.search by campaignStep': (at) => ({
    query: { campaignStepKey: keysOfCampaigns(at).step },
  }),
  'templates.childMarkets by campaign': (at, home) => ({
    params: { key: home.template },
    query: { marketGroupKey: home.group, campaignKey: keysOfCampaigns(at).campaign },
  }),
  'campaigns.search by market': ({ key }) => ({ query: { marketKey: key }, body: { size: 100 } }),
  'campaigns.search by brand': ({ brand }) => ({
    query: { hierarchyId: brand ?? undefined },
    body: { size: 100 },
  }),
  'home.read by market': ({ key }) => ({ query: { marketKey: key } }),
  'home.read by brand': ({ brand }) => ({ query: { hierarchyId: brand ?? undefined } }),
  'campaigns.calendar by market': ({ key }) => ({ query: { ...MARCH, marketKey: key } }),
  'campaigns.calendar by brand': ({ brand }) => ({
    query: { ...MARCH, hierarchyId: brand ?? undefined },
  }),
  'campaigns.enrollment by market': ({ key }) => ({ query: { marketKey: key } }),
  'campaigns.enrollment by brand': ({ brand }) => ({ query: { hierarchyId: brand ?? undefined } }),
  'campaigns.favorite by campaign': marked,
  'campaigns.favorite by unreleasedChild': (at) => ({
    params: { campaignKey: keysOfCampaigns(at).unreleasedChild },
  }),
  'campaigns.unfavorite by campaign': marked,
  'campaigns.create by market': (at, home) => ({
    params: { templateKey: seasonOf(home) },
    query: { marketKey: at.dealer },
  }),
  'campaigns.create by template': (at, home) => ({
    params: { templateKey: seasonOf(at) },
    query: { marketKey: home.dealer },
  }),
  'campaigns.validateName by campaign': (at, home) => ({
    query: {
      campaignKey: keysOfCampaigns(at).campaign,
      marketKey: home.key,
      campaignName: 'Somebody New',
    },
  }),
  'campaigns.validateName by market': (at, home) => ({
    query: {
      campaignKey: keysOfCampaigns(home).campaign,
      marketKey: at.key,
      campaignName: 'Somebody New',
    },
  }),
  'campaigns.validateMetroName by campaign': (at) => ({
    query: { campaignKey: keysOfCampaigns(at).campaign, campaignName: 'Somebody New' },
  }),
  'campaigns.read by campaign': campaign,
  'campaigns.read by releasedParent': releasedParent,
  'campaigns.read by unreleasedChild': unreleasedChild,
  'campaigns.picture by campaign': campaign,
  'campaigns.picture by releasedParent': releasedParent,
  'campaigns.picture by unreleasedChild': unreleasedChild,
  'campaigns.update by campaign': (at) => ({
    body: { ...details, key: keysOfCampaigns(at).campaign },
  }),
  'campaigns.update by unreleasedChild': (at) => ({
    body: { ...followed(at), key: keysOfCampaigns(at).unreleasedChild },
  }),
  'campaigns.updateStep by campaign': (at, home) => ({
    ...campaign(at, home),
    body: { ...decided, key: keysOfCampaigns(at).step },
  }),
  'campaigns.saveAsDraft by campaign': campaign,
  'campaigns.saveAsDraft by releasedParent': releasedParent,
  'campaigns.delete by campaign': campaign,
  'campaigns.delete by releasedParent': releasedParent,
}
