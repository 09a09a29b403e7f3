import type { approvals } from '@marquee/contract/approvals'
import type { ReplyOf } from '@marquee/contract/operation'
import { todayIn } from '@marquee/rules/calendar'
import { moveCampaign } from '@marquee/rules/campaigns'
import { ability, accept, refuse } from '@marquee/rules/result'
import { campaignsView, marketOf, movableOf, type FoundCampaign } from '../campaigns/index.ts'
import { hierarchiesStore, marketsStore } from '../markets/index.ts'
import { orderOf } from '../orders/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { hitCampaignsView } from './hit-campaigns.view.ts'
import { mailDatesOf, plannedPostponing, planningMany } from './planned-postponing.check.ts'

type Finding = Call<typeof approvals.hit>
type HitCampaign = ReplyOf<typeof approvals.hit>['campaigns'][number]

export const findHitCampaigns: UseCase<typeof approvals.hit> = async (call) => {
  const { query, person, use, now } = call
  const { date, hierarchyId } = query
  const reach = hierarchyId ? (await use(hierarchiesStore).find(hierarchyId))?.path : person.path
  const home = await use(marketsStore).find(person.homeMarketKey)
  if (!reach || !home) return refuse('not-found')
  const view = use(hitCampaignsView)
  const { keys, total } = date
    ? await view.by(date, reach)
    : await view.now(todayIn(home.timeZone, now))
  const campaigns: HitCampaign[] = []
  const planning = planningMany(call)
  for (const found of await use(campaignsView).findAll(keys)) {
    campaigns.push(await present(found, planning))
  }
  return accept({ campaigns, totalElements: total })
}

async function present(found: FoundCampaign, call: Finding): Promise<HitCampaign> {
  const { key, name, status } = found.campaign
  const order = await orderOf(key, call.use)
  const planned = await plannedPostponing(found, order, call, call.query.date)
  const moving = moveCampaign('postpone', movableOf(found), call.person)
  return {
    key,
    name,
    market: marketOf(found).name,
    status: status as HitCampaign['status'],
    ...mailDatesOf(found),
    next: planned.ok ? planned.value : null,
    can: { postpone: ability(moving.ok ? planned : moving) },
  }
}
