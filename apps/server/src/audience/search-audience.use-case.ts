import type { audience } from '@marquee/contract/audience'
import { accept, refuse, type Result } from '@marquee/rules/result'
import type { Call, PausingUseCase } from '../platform/use-case.ts'
import { askedOfCampaign, askedOfTemplates, type Asked } from './asked-audience.use-case.ts'
import { countAudience, readyQuestion } from './count-audience.use-case.ts'
import { countInPause } from './count-in-pause.use-case.ts'
import { inField } from './in-field.use-case.ts'
import { presentBreakdown } from './present-audience.use-case.ts'

type Search = typeof audience.search

export const searchAudience: PausingUseCase<Search> = async (call) => {
  const { query, body } = call
  const asked = await (query.campaignKey === undefined ? ofTemplate(call) : ofCampaign(call))
  if (!asked.ok) return asked
  const ready = readyQuestion(asked.value, body)
  if (!ready.ok) return inField(ready, 'body')
  return countInPause(call, {
    kind: 'search',
    count: (counting, signal) => countAudience(ready.value, counting, signal),
    goOn: async (counted) => accept(presentBreakdown(counted)),
  })
}

type Asking = Pick<Call<Search>, 'query' | 'body' | 'person' | 'use' | 'now'>
type Found = Promise<Result<Asked, 'not-found' | 'audience.no-markets'>>

async function ofTemplate(call: Asking): Found {
  const { campaignTemplateKey: key } = call.query
  const asked = await askedOfTemplates([key], call.body.markets, call)
  if (!asked.ok) return asked
  const found = asked.value.get(key)
  return found ? accept(found) : refuse('not-found')
}

async function ofCampaign(call: Asking): Found {
  const { campaignKey = 0, campaignTemplateKey } = call.query
  const asked = await askedOfCampaign(campaignKey, call.body.markets, call)
  if (!asked.ok) return asked
  const { templateKey } = asked.value.campaign.found.campaign
  return templateKey === campaignTemplateKey ? asked : refuse('not-found')
}
