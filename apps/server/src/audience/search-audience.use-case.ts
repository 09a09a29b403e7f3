import type { audience } from '@marquee/contract/audience'
import { inField } from '@marquee/rules/audience'
import { accept, refuse, type Result } from '@marquee/rules/result'
import { countedCampaign } from '../campaigns/index.ts'
import type { Call, PausingUseCase } from '../platform/use-case.ts'
import {
  sourceOfCampaign,
  sourceOfTemplates,
  type AudienceSource,
  type SourceRefusal,
} from './audience-source.load.ts'
import { countAudience, readyQuestion } from './count-audience.load.ts'
import { countInPause } from './count-in-pause.load.ts'
import { presentBreakdown } from './audience.present.ts'

type Search = typeof audience.search

export const searchAudience: PausingUseCase<Search> = async (call) => {
  const { body } = call
  const source = await sourceBy(call, body.markets)
  if (!source.ok) return source
  const ready = readyQuestion(source.value, body)
  if (!ready.ok) return inField(ready, 'body')
  return countInPause(call, {
    kind: 'search',
    count: (counting, signal) => countAudience(ready.value, counting, signal),
    goOn: async (counted) => accept(presentBreakdown(counted)),
  })
}

type CountedFor = Pick<Call<Search>, 'query' | 'person' | 'use' | 'now'>
type Found = Promise<Result<AudienceSource, SourceRefusal>>

/** A campaign, or what would be one: of these dealers, or all. */
export const sourceBy = (call: CountedFor, sourceIds: readonly string[]): Found =>
  call.query.campaignKey === undefined ? ofTemplate(call, sourceIds) : ofCampaign(call, sourceIds)

async function ofTemplate(call: CountedFor, sourceIds: readonly string[]): Found {
  const { campaignTemplateKey: key } = call.query
  const sources = await sourceOfTemplates([key], sourceIds, call)
  if (!sources.ok) return sources
  const found = sources.value.get(key)
  return found ? accept(found) : refuse('not-found')
}

async function ofCampaign(call: CountedFor, sourceIds: readonly string[]): Found {
  const { campaignKey = 0, campaignTemplateKey } = call.query
  const campaign = await countedCampaign(campaignKey, call.use)
  if (!campaign) return refuse('not-found')
  const source = await sourceOfCampaign(campaign, sourceIds, call)
  if (!source.ok) return source
  const { templateKey } = campaign.found.campaign
  return templateKey === campaignTemplateKey ? source : refuse('not-found')
}
