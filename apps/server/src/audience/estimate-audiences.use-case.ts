import type { audience } from '@marquee/contract/audience'
import {
  defaultRequest,
  inField,
  listedMonth,
  type ListedMonth,
  type MonthlyEstimate,
} from '@marquee/rules/audience'
import { accept } from '@marquee/rules/result'
import { marketsStore } from '../markets/index.ts'
import type { Use } from '../platform/sql/index.ts'
import type { PausingUseCase } from '../platform/use-case.ts'
import {
  sourceOfTemplates,
  type AudienceSource,
  type TemplateSource,
} from './audience-source.load.ts'
import { countAudience, readyQuestion, type ReadyQuestion } from './count-audience.load.ts'
import { countInPause } from './count-in-pause.load.ts'
import type { Counting } from './counting.gateway.ts'
import { estimateMonth } from './monthly-estimate.load.ts'
import { presentBreakdown } from './audience.present.ts'

type Estimates = typeof audience.estimates

export const estimateAudiences: PausingUseCase<Estimates> = async (call) => {
  const { campaignTemplateKeys } = call.body
  const sources = await sourceOfTemplates(campaignTemplateKeys, [], call)
  if (!sources.ok) return sources
  const questions = new Map<number, ReadyQuestion>()
  const months = new Map<number, ListedMonth>()
  for (const [key, each] of sources.value) {
    const ready = readyQuestion(each, begunWith(each))
    if (!ready.ok) return inField(ready, 'body')
    questions.set(key, ready.value)
    const month = await monthOf(each, call)
    if (month) months.set(key, listedMonth(month))
  }
  return countInPause(call, {
    kind: 'estimates',
    count: (counting, signal) => countEach(questions, counting, signal),
    goOn: async (counted) =>
      accept({
        estimates: counted.map((each) => ({
          ...each,
          monthly: months.get(each.campaignTemplateKey) ?? null,
        })),
      }),
  })
}

/** Of one dealer: when customers were due is read from their visits, which is not quick for a district. */
async function monthOf(
  { template, ways, steps, markets }: TemplateSource,
  call: { use: Use; now: number },
): Promise<MonthlyEstimate | null> {
  const [only, ...others] = markets
  if (!template.trigger || !only || others.length > 0) return null
  const market = await call.use(marketsStore).find(only.marketKey)
  return market ? estimateMonth({ template, ways, touchpoints: steps, market }, call) : null
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
