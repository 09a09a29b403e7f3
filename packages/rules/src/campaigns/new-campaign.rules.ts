import {
  channelsOf,
  type ChannelOption,
  type ChosenOption,
  type FulfillmentChannel,
} from '../channels/index.ts'
import { MARKET_STATUSES, type MarketType } from '../markets/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'
import type { CampaignTemplate, Category, TemplateType } from '../templates/index.ts'
import { cadencesOf } from './cadence.rules.ts'
import type { CampaignDetails, MetroCampaign } from './campaign.rules.ts'

export const MOST_OF_CAMPAIGN_NAME = 60
/** Field separators of the files that printers read. */
const SEPARATORS = /[|^,]/g

interface StartedFor {
  type: MarketType
  status: (typeof MARKET_STATUSES)[number]
}

const STAFF_MARKETS: readonly MarketType[] = ['NATIONAL', 'ZONE', 'DISTRICT']

/** A campaign is one dealer's; a metro campaign is started by staff for their own market. */
export function mayStartFor(
  { type, status }: StartedFor,
  category: Category,
): Result<true, 'campaign.market-not-fitting'> {
  const isFitting = category === 'METRO' ? STAFF_MARKETS.includes(type) : type === 'DEALER'
  return isFitting && status === 'ACTIVE' ? accept(true) : refuse('campaign.market-not-fitting')
}

/** As wanted; without a wish, as the template. */
export function cadenceOf(
  type: TemplateType,
  wanted: TemplateType = type,
): Result<TemplateType, 'campaign.cadence-not-offered'> {
  return cadencesOf(type).includes(wanted) ? accept(wanted) : refuse('campaign.cadence-not-offered')
}

/** The name of a template as a campaign may bear it. */
export function nameFromTemplate(name: string): string {
  return cut(name.replaceAll(SEPARATORS, ' ').replaceAll(/\s+/g, ' ').trim(), MOST_OF_CAMPAIGN_NAME)
}

/** The name, or with the first number after it that makes it free. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : ` ${number}`
    const candidate = `${cut(name, MOST_OF_CAMPAIGN_NAME - ending.length)}${ending}`
    if (!taken.has(candidate.toLowerCase())) return candidate
  }
}

const cut = (text: string, most: number) => [...text].slice(0, most).join('').trim()

type Started = Pick<
  CampaignTemplate,
  'category' | 'channelOptions' | 'canSelectWaves' | 'deploymentDate' | 'deploymentDateTwo'
>

/** What a campaign begins with. */
export function startedDetails(
  template: Started,
): Omit<CampaignDetails, 'name' | 'selectedMarketKeys'> {
  const { category, channelOptions, canSelectWaves, deploymentDate, deploymentDateTwo } = template
  const hasSecond = canSelectWaves && HAS_WAVES.includes(category) && deploymentDateTwo !== null
  return {
    metroCampaign: category === 'METRO' ? NEW_METRO : null,
    fulfillmentChannelsAndVariations: startingOptions(channelOptions),
    ...{ sampleRecipients: [], sampleRecipientListKey: null },
    ...{ campaignStartDate: deploymentDate, firstWave: true, secondWave: hasSecond },
    deploymentDateTwo: hasSecond ? deploymentDateTwo : null,
    isBillingDeferred: false,
  }
}

const HAS_WAVES: readonly Category[] = ['SEASONAL', 'ON_DEMAND']

const NEW_METRO: MetroCampaign = {
  ...{ fundingType: 'DEALER_FUNDING', marketGroupKey: null, metroGroupName: '' },
  ...{ metroGroupUrl: '', marketPhoneNumber: '', isExpressService: false },
  contactDto: { firstName: '', lastName: '', phoneNumber: '', email: '' },
}

/** What is required or recommended; else the only option there is. A variation brings its channels. */
export function startingOptions(options: readonly ChannelOption[]): ChosenOption[] {
  const offered = options.filter(({ optionality }) => optionality !== 'DISABLED')
  const wanted = offered.filter(({ optionality }) => optionality !== 'OPTIONAL')
  const begun = wanted.length > 0 ? wanted : offered.length === 1 ? offered : []
  const chosen = begun.flatMap(
    ({ fulfillmentChannel, fulfillmentChannelVariation: variation }): ChosenOption[] => {
      if (variation !== null) return [{ type: 'VARIATION', value: variation }]
      return fulfillmentChannel === null ? [] : [channel(fulfillmentChannel)]
    },
  )
  const brought = chosen
    .filter(({ type }) => type === 'VARIATION')
    .flatMap(({ value }) => channelsOf(value).map(channel))
  return [...chosen, ...brought].filter(
    (one, at, all) =>
      all.findIndex(({ type, value }) => type === one.type && value === one.value) === at,
  )
}

const channel = (value: FulfillmentChannel): ChosenOption => ({ type: 'CHANNEL', value })
