import { MOST_USES_NAMED, type coupons } from '@marquee/contract/coupons'
import type { creatives } from '@marquee/contract/creatives'
import type { ReplyOf } from '@marquee/contract/operation'
import { may } from '@marquee/rules/access'
import {
  CAMPAIGN_STATUSES,
  campaignPhases,
  hasEnded,
  type CampaignStatus,
} from '@marquee/rules/campaigns'
import { accept, refuse } from '@marquee/rules/result'
import { couponsStore } from '../coupons/index.ts'
import { creativesStore } from '../creatives/index.ts'
import { narrowedScope } from '../markets/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { isManager, levelsSeenFrom, templatesView, type Reaching } from '../templates/index.ts'
import { campaignListView } from './campaign-list.view.ts'
import { shownName } from './campaign-summaries.present.ts'
import { campaignsView } from './campaigns.view.ts'

type Uses = ReplyOf<typeof coupons.uses>

export const readCouponUses: UseCase<typeof coupons.uses> = async (call) => {
  const { key } = call.params
  if (!(await call.use(couponsStore).find(key))) return refuse('not-found')
  return accept(
    await usesOf(
      {
        inTemplate: [
          { attachments: [{ key }] },
          { creativeTemplates: [{ defaultCoupons: [{ couponKey: key }] }] },
        ],
        inStep: { attachments: [{ couponKey: key }] },
      },
      call,
    ),
  )
}

export const readCreativeUses: UseCase<typeof creatives.uses> = async (call) => {
  const { key } = call.params
  const part = await narrowedScope(call)
  const stored = part && (await call.use(creativesStore).find(key))
  if (!stored) return refuse('not-found')
  return accept(
    await usesOf(
      {
        inTemplate: [{ creativeTemplates: [{ creativeTemplateKey: key }] }],
        inStep: { creativeTemplateKey: key },
      },
      call,
    ),
  )
}

/** The part of what is stored in which it is named. */
interface Named {
  inTemplate: readonly object[]
  inStep: object
}

type Asking = Pick<Call<typeof coupons.uses>, 'person' | 'use'>

const DRAFTS = CAMPAIGN_STATUSES.filter((status) => campaignPhases[status] === 'draft')
const UNDER_WAY = CAMPAIGN_STATUSES.filter(
  (status) => campaignPhases[status] !== 'draft' && !hasEnded(status),
)

/** As the person finds them in the lists of templates and of campaigns. */
const usesOf = async (named: Named, call: Asking): Promise<Uses> => ({
  templates: await templatesWith(named, call),
  drafts: await campaignsWith(named, DRAFTS, call),
  orders: await campaignsWith(named, UNDER_WAY, call),
})

async function templatesWith(
  { inTemplate }: Named,
  { person, use }: Asking,
): Promise<Uses['templates']> {
  const isWriting = isManager(person)
  const found = await use(templatesView).list({
    part: person.path,
    offeredTo: isWriting ? undefined : levelsSeenFrom(person.level),
    isActiveOnly: !isWriting,
    direction: 'ASCENDING',
    holding: inTemplate,
  })
  const active = found.filter(({ status }) => status === 'ACTIVE')
  return {
    count: found.length,
    first: found
      .slice(0, MOST_USES_NAMED)
      .map(({ key, name, status }) => ({ key, name, isActive: status === 'ACTIVE' })),
    offered: { count: active.length, dealers: await dealersOfAll(active, use) },
  }
}

/** Each once, however many of the templates are offered to them; templates that hold the same are of one brand. */
async function dealersOfAll(templates: readonly Reaching[], use: Asking['use']): Promise<number> {
  const [first] = templates
  if (!first) return 0
  return use(templatesView).countDealers({
    path: first.path,
    isOpenToBrand: templates.some(({ isOpenToBrand }) => isOpenToBrand),
    marketKeys: templates.flatMap(({ marketKeys }) => marketKeys),
    marketGroupKeys: templates.flatMap(({ marketGroupKeys }) => marketGroupKeys),
  })
}

async function campaignsWith(
  { inStep }: Named,
  statuses: readonly CampaignStatus[],
  { person, use }: Asking,
): Promise<Uses['drafts']> {
  if (!may(person.permissions, ['CAN_READ_CAMPAIGNS']).ok) return { count: 0, first: [] }
  const filters = { part: person.path, isWhole: true, statuses, holding: inStep }
  const { total } = await use(campaignListView).count(filters)
  const keys = await use(campaignListView).slice(filters, {
    sort: [],
    offset: 0,
    size: MOST_USES_NAMED,
  })
  const found = await use(campaignsView).findAll(keys)
  return {
    count: total,
    first: found.map(({ campaign }) => ({ key: campaign.key, name: shownName(campaign) })),
  }
}
