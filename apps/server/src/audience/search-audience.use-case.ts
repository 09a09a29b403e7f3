import type { audience } from '@marquee/contract/audience'
import { inField } from '@marquee/rules/audience'
import { accept, refuse, type Result } from '@marquee/rules/result'
import { countedCampaign } from '../campaigns/index.ts'
import type { Call, PausingUseCase } from '../platform/use-case.ts'
import {
  askedOfCampaign,
  askedOfTemplates,
  type Asked,
  type AskedRefusal,
} from './asked-audience.load.ts'
import { countAudience, readyQuestion } from './count-audience.load.ts'
import { countInPause } from './count-in-pause.load.ts'
import { presentBreakdown } from './audience.present.ts'

type Search = typeof audience.search

export const searchAudience: PausingUseCase<Search> = async (call) => {
  const { body } = call
  const asked = await askedBy(call, body.markets)
  if (!asked.ok) return asked
  const ready = readyQuestion(asked.value, body)
  if (!ready.ok) return inField(ready, 'body')
  return countInPause(call, {
    kind: 'search',
    count: (counting, signal) => countAudience(ready.value, counting, signal),
    goOn: async (counted) => accept(presentBreakdown(counted)),
  })
}

type CountedFor = Pick<Call<Search>, 'query' | 'person' | 'use' | 'now'>
type Found = Promise<Result<Asked, AskedRefusal>>

/** A campaign, or what would be one: of these dealers, or all. */
export const askedBy = (call: CountedFor, sourceIds: readonly string[]): Found =>
  call.query.campaignKey === undefined ? ofTemplate(call, sourceIds) : ofCampaign(call, sourceIds)

async function ofTemplate(call: CountedFor, sourceIds: readonly string[]): Found {
  const { campaignTemplateKey: key } = call.query
  const asked = await askedOfTemplates([key], sourceIds, call)
  if (!asked.ok) return asked
  const found = asked.value.get(key)
  return found ? accept(found) : refuse('not-found')
}

async function ofCampaign(call: CountedFor, sourceIds: readonly string[]): Found {
  const { campaignKey = 0, campaignTemplateKey } = call.query
  const campaign = await countedCampaign(campaignKey, call.use)
  if (!campaign) return refuse('not-found')
  const asked = await askedOfCampaign(campaign, sourceIds, call)
  if (!asked.ok) return asked
  const { templateKey } = campaign.found.campaign
  return templateKey === campaignTemplateKey ? asked : refuse('not-found')
}
