import { audience } from '@marquee/contract/audience'
import { keysOfCampaigns, type Place } from '../places.ts'
import type { Sampler } from './sample.ts'

/** A request without names of a place, valid for every person and way to call. */
const request = {
  ...audience.search.example.body,
  segments: [],
  vehicleModels: [],
  selectedFulfillmentOptions: [],
}
const season = (at: Place) => ({
  campaignKey: keysOfCampaigns(at).campaign,
  campaignTemplateKey: at.template,
  audienceSearchRequest: request,
})

export const SAMPLES_OF_AUDIENCE: Readonly<Record<string, Sampler>> = {
  'audience.search by market': (at, home) => ({
    query: { campaignTemplateKey: home.template, marketKey: at.key },
    body: request,
  }),
  'audience.search by template': (at) => ({
    query: { campaignTemplateKey: at.template },
    body: request,
  }),
  'audience.search by campaign': (at) => ({
    query: { campaignTemplateKey: at.template, campaignKey: keysOfCampaigns(at).campaign },
    body: request,
  }),
  'audience.searchAnnual by year': (at, home) => ({
    body: { globalCampaignKey: keysOfCampaigns(at).campaign, campaigns: [season(home)] },
  }),
  'audience.searchAnnual by campaign': (at, home) => ({
    body: { globalCampaignKey: keysOfCampaigns(home).campaign, campaigns: [season(at)] },
  }),
  'audience.estimates by market': (at, home) => ({
    query: { marketKey: at.key },
    body: { campaignTemplateKeys: [home.template] },
  }),
  'audience.estimates by template': (at) => ({ body: { campaignTemplateKeys: [at.template] } }),
  'audience.members by market': (at, home) => ({
    query: { campaignTemplateKey: home.template, marketKey: at.key },
    body: { searchRequest: request },
  }),
  'audience.members by template': (at) => ({
    query: { campaignTemplateKey: at.template },
    body: { searchRequest: request },
  }),
  'audience.members by campaign': (at) => ({
    query: { campaignTemplateKey: at.template, campaignKey: keysOfCampaigns(at).campaign },
    body: { searchRequest: request },
  }),
  // A brand's dealers are counted by its own templates.
  'audience.member by dealer': (at) => ({
    params: { marketKey: at.dealer, household: 1 },
    body: { searchRequest: request },
    query: { campaignTemplateKey: at.template, marketKey: at.dealer },
  }),
  'audience.recipient by campaign': (at) => ({
    params: { key: keysOfCampaigns(at).campaign },
    body: {},
  }),
  'audience.monthlyEstimate by campaign': (at) => ({
    params: { key: keysOfCampaigns(at).campaign },
  }),
  'audience.readSelection by campaign': (at) => ({
    params: { id: keysOfCampaigns(at).campaign },
  }),
  'audience.saveSelection by campaign': (at) => ({
    body: { campaignId: keysOfCampaigns(at).campaign, searchRequest: request },
  }),
  'audience.saveAnnual by campaign': (at) => ({
    body: {
      campaignKeys: [keysOfCampaigns(at).campaign],
      audienceSelectionDto: { searchRequest: request },
    },
  }),
}
