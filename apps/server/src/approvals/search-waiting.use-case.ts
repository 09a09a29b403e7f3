import type { approvals } from '@marquee/contract/approvals'
import type { ReplyOf } from '@marquee/contract/operation'
import type { CalendarDate } from '@marquee/rules/calendar'
import { lastDecisionDay, mayApprove } from '@marquee/rules/campaigns'
import { accept, refuse } from '@marquee/rules/result'
import {
  campaignsStore,
  campaignsView,
  marketOf,
  monthlyFiguresView,
  templateOf,
  templateStepNames,
  type FoundCampaign,
} from '../campaigns/index.ts'
import { narrowedScope } from '../markets/index.ts'
import { readingOnce, type Use } from '../platform/sql/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { templatesStore } from '../templates/index.ts'
import { stepHash } from './decide-touchpoint.use-case.ts'
import { waitingView, type WaitingRow } from './waiting.view.ts'

type Waiting = ReplyOf<typeof approvals.search>['waiting'][number]

export const countWaiting: UseCase<typeof approvals.count> = async ({ person, use }) =>
  accept({ waiting: mayApprove(person).ok ? await use(waitingView).count(person) : 0 })

export const searchWaiting: UseCase<typeof approvals.search> = async (call) => {
  const { body, person, use } = call
  const part = await narrowedScope(call)
  if (!part) return refuse('not-found')
  const { criteria, page, size, sort } = body
  if (!mayApprove(person).ok) return accept({ waiting: [], totalElements: 0, page, size })
  const filters = { waitsOn: 'ME' as const, ...criteria, part, page, size, sort }
  const { found, totalElements } = await use(waitingView).list(person, filters)
  const campaigns = await use(campaignsView).findAll(found.map(({ key }) => key))
  const byKey = new Map(campaigns.map((one) => [one.campaign.key, one]))
  const months = await use(monthlyFiguresView).among(found.map(({ key }) => key))
  // Most of what waits comes from a few templates.
  const once = readingOnce(use, [templatesStore])
  const waiting: Waiting[] = []
  for (const row of found) {
    const campaign = byKey.get(row.key)
    if (!campaign) continue
    const monthly = months.get(row.key) ?? null
    waiting.push({ ...(await present(row, campaign, once)), monthly })
  }
  return accept({ waiting, totalElements, page, size })
}

async function present(
  row: WaitingRow,
  found: FoundCampaign,
  use: Use,
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
    decideBy: kind === 'ORDER' ? await decideBy(found, use) : null,
    waitingSince: new Date(row.since).toISOString(),
    estimatedCost: row.estimated_cost === null ? null : Number(row.estimated_cost),
    submission: row.revision,
    contentHash: row.content_hash,
    touchpoints: kind === 'TOUCHPOINTS' ? await pendingOf(found, use) : [],
  }
}

async function decideBy(found: FoundCampaign, use: Use): Promise<CalendarDate | null> {
  const { details, mailDate } = found.campaign
  const { content } = await templateOf(found, { use })
  return lastDecisionDay({ ...details, mailDate }, content)
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
