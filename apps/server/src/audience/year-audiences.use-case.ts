import type { audience } from '@marquee/contract/audience'
import { inField, yearOf, type CountedAudience } from '@marquee/rules/audience'
import { accept, refuse } from '@marquee/rules/result'
import { countedCampaigns } from '../campaigns/index.ts'
import type { Call, Outcome, PausingUseCase } from '../platform/use-case.ts'
import { sourceOfCampaign } from './audience-source.load.ts'
import {
  countAudience,
  readyQuestion,
  readySelection,
  type ReadyQuestion,
  type ReadySelection,
} from './count-audience.load.ts'
import { countInPause } from './count-in-pause.load.ts'
import type { Counting } from './counting.gateway.ts'
import { presentBreakdown, presentSelection } from './audience.present.ts'
import { maySaveAudience, saveSelection } from './saved-selection.change.ts'
import { readingSourcesOnce } from './sources-once.load.ts'

type Search = typeof audience.searchAnnual
type Save = typeof audience.saveAnnual

export const searchYear: PausingUseCase<Search> = async (call) => {
  const { body } = call
  const use = readingSourcesOnce(call.use)
  const { globalCampaignKey } = body
  const keys = body.campaigns.map(({ campaignKey }) => campaignKey)
  const campaigns = await countedCampaigns([globalCampaignKey, ...keys], use)
  if (!campaigns.has(globalCampaignKey)) return refuse('not-found')
  const ready: ReadyQuestion[] = []
  for (const [at, one] of body.campaigns.entries()) {
    const { campaignKey, campaignTemplateKey, audienceSearchRequest: request } = one
    const campaign = campaigns.get(campaignKey)
    if (!campaign) return refuse('not-found')
    const source = await sourceOfCampaign(campaign, request.markets, { use })
    if (!source.ok) return source
    const { templateKey } = campaign.found.campaign
    if (templateKey !== campaignTemplateKey) return refuse('not-found')
    const question = readyQuestion(source.value, request)
    if (!question.ok) return inField(question, `body.campaigns.${at}.audienceSearchRequest`)
    ready.push(question.value)
  }
  return countInPause(call, {
    kind: 'year',
    count: (counting, signal) => countEach(ready, counting, signal),
    goOn: async (counted) =>
      accept({
        audienceBreakdownDtos: counted.map((each, at) => ({
          campaignKey: body.campaigns[at]?.campaignKey ?? 0,
          ...presentBreakdown(each),
        })),
        ...yearOf(counted),
      }),
  })
}

export const saveYear: PausingUseCase<Save> = async (call) => {
  const { campaignKeys, audienceSelectionDto } = call.body
  const use = readingSourcesOnce(call.use)
  const ready: ReadySelection[] = []
  const keys = [...new Set(campaignKeys)]
  const campaigns = await countedCampaigns(keys, use)
  for (const key of keys) {
    const campaign = campaigns.get(key)
    if (!campaign) return refuse('not-found')
    const one = await readySelection(campaign, audienceSelectionDto.searchRequest, { use })
    if (!one.ok) {
      const place = 'body.audienceSelectionDto.searchRequest'
      return one.reason === 'request.invalid' ? inField(one, place) : one
    }
    const allowed = maySaveAudience(call.person, one.value.campaign)
    if (!allowed.ok) return allowed
    ready.push(one.value)
  }
  return countInPause(call, {
    kind: 'save',
    count: (counting, signal) => countEach(ready, counting, signal),
    goOn: (counted, next) => saveEach(ready, counted, next),
  })
}

/** All of them or none: a refusal takes back what was saved before it. */
async function saveEach(
  ready: readonly ReadySelection[],
  counted: readonly CountedAudience[],
  call: Call<Save>,
): Promise<Outcome<Save>> {
  const saved = []
  for (const [at, selection] of ready.entries()) {
    const one = await saveSelection(selection, counted[at] as CountedAudience, call)
    if (!one.ok) return one
    saved.push(presentSelection(one.value.row, one.value.campaign, call.person))
  }
  const year = yearOf(counted)
  call.announce({ campaignKeys: call.body.campaignKeys, ...year })
  return accept({ audienceSelectionDtos: saved, ...year })
}

async function countEach(
  ready: readonly ReadyQuestion[],
  counting: Counting,
  signal: AbortSignal,
): Promise<CountedAudience[]> {
  const counted = []
  for (const each of ready) counted.push(await countAudience(each, counting, signal))
  return counted
}
