import type { approvals } from '@marquee/contract/approvals'
import type { ReplyOf } from '@marquee/contract/operation'
import { mayApprove } from '@marquee/rules/campaigns'
import { accept, refuse } from '@marquee/rules/result'
import {
  campaignsStore,
  campaignsView,
  marketOf,
  monthlyFiguresView,
  templateStepNames,
  type FoundCampaign,
} from '../campaigns/index.ts'
import { narrowedScope } from '../markets/index.ts'
import { readingOnce, type Use } from '../platform/sql/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { templatesStore } from '../templates/index.ts'
import { decisionDays } from './decision-days.load.ts'
import { stepHash } from './decide-touchpoint.use-case.ts'
import { waitingView, type DecisionDays, type WaitingRow } from './waiting.view.ts'

type Waiting = ReplyOf<typeof approvals.search>['waiting'][number]

export const countWaiting: UseCase<typeof approvals.count> = async ({ person, use }) =>
  accept({ waiting: mayApprove(person).ok ? await use(waitingView).count(person) : 0 })

export const searchWaiting: UseCase<typeof approvals.search> = async (call) => {
  const { body, person, use } = call
  const part = await narrowedScope(call)
  if (!part) return refuse('not-found')
  const { criteria, page, size, sort } = body
  if (!mayApprove(person).ok) return accept({ waiting: [], totalElements: 0, page, size })
  const narrowed = { waitsOn: 'ME' as const, ...criteria, part }
  // The days follow from templates and holidays: an order by them has to know all of them before it takes a page.
  const all = sort[0]?.id === 'decideBy' ? await use(waitingView).mailed(person, narrowed) : []
  const filters = { ...narrowed, page, size, sort, days: await decisionDays(all, use) }
  const { found, totalElements } = await use(waitingView).list(person, filters)
  const keys = found.map(({ key }) => key)
  const campaigns = await use(campaignsView).findAll(keys)
  const byKey = new Map(campaigns.map((one) => [one.campaign.key, one]))
  const months = await use(monthlyFiguresView).among(keys)
  const days = await decisionDays(keys, use)
  // Most of what waits comes from a few templates.
  const once = readingOnce(use, [templatesStore])
  const waiting: Waiting[] = []
  for (const row of found) {
    const campaign = byKey.get(row.key)
    if (!campaign) continue
    const monthly = months.get(row.key) ?? null
    waiting.push({ ...(await present(row, campaign, { days, use: once })), monthly })
  }
  return accept({ waiting, totalElements, page, size })
}

async function present(
  row: WaitingRow,
  found: FoundCampaign,
  { days, use }: { days: DecisionDays; use: Use },
): Promise<Omit<Waiting, 'monthly'>> {
  const { key, name, hierarchyId, status, category, mailDate, secondMailDate } = found.campaign
  const { timeZone: _, ...market } = marketOf(found)
  const { kind, by, reason, dealers, pieces } = row
  return {
    key,
    kind,
    name,
    hierarchyId,
    status,
    category,
    market,
    dealers,
    by,
    reason,
    pieces,
    monthlyCap: found.campaign.details.monthlyCap,
    mailDate,
    secondMailDate: found.campaign.details.hasSecondWave ? secondMailDate : null,
    decideBy: kind === 'TOUCHPOINTS' ? null : (days.get(key) ?? null),
    waitingSince: new Date(row.since).toISOString(),
    estimatedCost: row.estimated_cost === null ? null : Number(row.estimated_cost),
    submission: row.revision,
    contentHash: row.content_hash,
    touchpoints: kind === 'TOUCHPOINTS' ? await pendingOf(found, use) : [],
  }
}

/** The touchpoints of a campaign that wait. */
export async function pendingOf(found: FoundCampaign, use: Use): Promise<Waiting['touchpoints']> {
  const steps = await use(campaignsStore).stepsOf(found.campaign.key)
  const pending = steps.filter(({ status }) => status === 'PENDING')
  const names = pending.length > 0 ? await templateStepNames(found, use) : new Map()
  return pending.map((step) => ({
    key: step.key,
    name: names.get(step.key) ?? '',
    contentHash: stepHash(step),
  }))
}
