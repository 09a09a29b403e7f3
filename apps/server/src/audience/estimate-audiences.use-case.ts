import type { audience } from '@marquee/contract/audience'
import { defaultRequest, inField } from '@marquee/rules/audience'
import { accept } from '@marquee/rules/result'
import type { PausingUseCase } from '../platform/use-case.ts'
import { sourceOfTemplates, type AudienceSource } from './audience-source.load.ts'
import { countAudience, readyQuestion, type ReadyQuestion } from './count-audience.load.ts'
import { countInPause } from './count-in-pause.load.ts'
import type { Counting } from './counting.gateway.ts'
import { presentBreakdown } from './audience.present.ts'

type Estimates = typeof audience.estimates

export const estimateAudiences: PausingUseCase<Estimates> = async (call) => {
  const { campaignTemplateKeys } = call.body
  const sources = await sourceOfTemplates(campaignTemplateKeys, [], call)
  if (!sources.ok) return sources
  const questions = new Map<number, ReadyQuestion>()
  for (const [key, each] of sources.value) {
    const ready = readyQuestion(each, begunWith(each))
    if (!ready.ok) return inField(ready, 'body')
    questions.set(key, ready.value)
  }
  return countInPause(call, {
    kind: 'estimates',
    count: (counting, signal) => countEach(questions, counting, signal),
    goOn: async (estimates) => accept({ estimates }),
  })
}

const begunWith = ({ template, ways }: AudienceSource) => defaultRequest(template, ways, 0)

/** One after the other: a person who moves a slider meanwhile should not wait behind a whole catalog. */
async function countEach(
  questions: ReadonlyMap<number, ReadyQuestion>,
  counting: Counting,
  signal: AbortSignal,
) {
  const estimates = []
  for (const [campaignTemplateKey, ready] of questions) {
    const counted = presentBreakdown(await countAudience(ready, counting, signal))
    const { totalSize, totalAvailable, estimatedCost, costWithoutDiscount, dataStamp } = counted
    const sent = counted.audienceByChannel.filter(({ pieces }) => pieces > 0)
    const { minimumOrderValue } = ready.source.template
    estimates.push({
      campaignTemplateKey,
      totalSize,
      totalAvailable,
      audienceByChannel: sent.map(({ channel, pieces, cost }) => ({ channel, pieces, cost })),
      estimatedCost,
      costWithoutDiscount,
      minimumOrderValue,
      dataStamp,
    })
  }
  return estimates
}
