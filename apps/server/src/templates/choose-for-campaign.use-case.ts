import type { ReplyOf } from '@marquee/contract/operation'
import type { templates } from '@marquee/contract/templates'
import { may } from '@marquee/rules/access'
import { ability, accept, refuse } from '@marquee/rules/result'
import {
  mayChooseDate,
  maySelectDealer,
  offeredOptions,
  selectableDates,
} from '@marquee/rules/templates'
import { blackoutDatesStore } from '../blackout-dates/index.ts'
import { groupDealersView, marketGroupsView, presentMarketGroup } from '../market-groups/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { viewerOf, isReadable } from './viewer.load.ts'
import type { Reading } from './template.present.ts'
import { templatesStore, type Template } from './templates.store.ts'
import { templatesView } from './templates.view.ts'

type ChildMarkets = ReplyOf<typeof templates.childMarkets>['childMarkets']

const MOST_DEALERS = 10_000

export const readSelectableDates: UseCase<typeof templates.selectableDates> = async (call) => {
  const { person, query, use } = call
  const found = await readable(query.campaignTemplateKey, call)
  if (!found) return refuse('not-found')
  const { template, today } = found
  const { content, path } = template
  const administering = may(person.permissions, ['CAN_PERFORM_ADMIN_OPERATIONS'])
  const choosing = mayChooseDate(content, administering.ok)
  const closed = await use(blackoutDatesStore).all(path)
  const dates = selectableDates(
    content,
    today,
    closed.map(({ date }) => date),
  )
  const none = offeredOptions(content.channelOptions).map((option) => [option, []])
  return accept({
    today,
    selectableDates: choosing.ok ? dates : Object.fromEntries(none),
    can: {
      choose: ability(choosing),
      chooseFreely: ability(choosing.ok ? administering : choosing),
    },
  })
}

export const listGroupsForTemplate: UseCase<typeof templates.marketGroups> = async (call) => {
  const { params, person, query, use } = call
  const found = await readable(params.id, call)
  if (!found) return refuse('not-found')
  const { template, part } = found
  const { hierarchyId, isOpenToBrand } = template
  const dealers = isOpenToBrand ? undefined : await use(templatesView).dealersWith(template)
  const { page, size } = query
  const { groups, totalElements } = await use(marketGroupsView).list(
    {
      ...query,
      part,
      hierarchyId,
      withOneOf: dealers && [...dealers],
    },
    person.key,
  )
  const managing = may(person.permissions, ['CAN_MANAGE_MARKET_GROUPS'])
  return accept({
    marketGroups: groups.map((group) => presentMarketGroup(group, person)),
    totalElements,
    page,
    size,
    can: { create: ability(managing) },
  })
}

export const listChildMarkets: UseCase<typeof templates.childMarkets> = async (call) => {
  const { params, query } = call
  const found = await readable(params.key, call)
  if (!found) return refuse('not-found')
  const childMarkets = await dealersOfGroup(query.marketGroupKey, call, found.template)
  return childMarkets ? accept({ childMarkets }) : refuse('not-found')
}

export const listChildMarketsOfGroup: UseCase<typeof templates.childMarketsOfGroup> = async (
  call,
) => {
  const childMarkets = await dealersOfGroup(call.query.marketGroupKey, call)
  return childMarkets ? accept({ childMarkets }) : refuse('not-found')
}

type Choosing = Pick<Call<typeof templates.childMarkets>, 'person' | 'use'>

/**
 * The dealers of a group that the person may choose, as far as they lie in the scope, and which of
 * them may be selected for a campaign of the template. Undefined: no such group for the person.
 */
export async function dealersOfGroup(
  groupKey: number,
  { person, use }: Choosing,
  template?: Template,
): Promise<ChildMarkets | undefined> {
  const found = await use(marketGroupsView).find(groupKey, person.key)
  if (!found) return undefined
  const isOfBrand = !template || template.hierarchyId === found.group.hierarchyId
  const hasAccess = await accessTo(template, use)
  const paging = { page: 0, size: MOST_DEALERS, sort: [] }
  const { markets } = await use(groupDealersView).members(groupKey, paging)
  return markets.map((dealer) => {
    const { marketId: key, marketName: name, status, isEnrolled, isDaaEligible, ...place } = dealer
    const selecting = maySelectDealer({
      isInGroup: true,
      status,
      hasAccess: isOfBrand && hasAccess(key),
    })
    return {
      isSelectable: selecting.ok,
      reason: selecting.ok ? null : selecting.reason,
      isEnrolled,
      isDaaEligible,
      market: { key, name, ...place },
    }
  })
}

/** Which dealers have access to a template; without one, all of them. */
async function accessTo(
  template: Template | undefined,
  use: Choosing['use'],
): Promise<(key: number) => boolean> {
  if (!template || template.isOpenToBrand) return () => true
  const withAccess = await use(templatesView).dealersWith(template)
  return (key) => withAccess.has(key)
}

/** The template, and the requested part of the tree with its day. */
async function readable(key: number, call: Omit<Reading, 'links'>) {
  const viewer = await viewerOf(call)
  const template: Template | undefined = await call.use(templatesStore).find(key)
  if (!viewer || !template || !(await isReadable(template, viewer, call.use))) return undefined
  return { template, ...viewer }
}
