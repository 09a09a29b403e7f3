import type { ReplyOf } from '@marquee/contract/operation'
import type { search } from '@marquee/contract/search'
import { may, type Permission } from '@marquee/rules/access'
import { bestMatches, folded, matchOf } from '@marquee/rules/matching'
import { accept, refuse } from '@marquee/rules/result'
import { looksForParts, MOST_HITS } from '@marquee/rules/search'
import { campaignsView, marketOf, shownName } from '../campaigns/index.ts'
import { ordersStore } from '../orders/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { viewerOf, isManager, levelsSeenFrom, templatesView } from '../templates/index.ts'
import { foundCampaignsView } from './found-campaigns.view.ts'
import { foundNamesView } from './found-names.view.ts'

type Found = ReplyOf<typeof search.find>
type Finding = Call<typeof search.find>

const NOTHING = { hits: [], isMore: false }

/** One more than is shown, to know whether there are more. */
const MOST_READ = MOST_HITS + 1

/** What bears the name, among all that the person may look at elsewhere. */
export const findByName: UseCase<typeof search.find> = async (call) => {
  const searched = folded(call.body.text.trim())
  const viewer = await viewerOf(call)
  if (!viewer) return refuse('not-found')
  const { person, use } = call
  const holds = (...anyOf: Permission[]) => searched !== '' && may(person.permissions, anyOf).ok
  const isAdministrator = holds('CAN_PERFORM_ADMIN_OPERATIONS')
  const readsTemplates = holds('CAN_READ_CAMPAIGNS') || (searched !== '' && isManager(person))
  return accept({
    campaigns: holds('CAN_READ_CAMPAIGNS') ? await campaignsNamed(searched, call) : NOTHING,
    orders: holds('CAN_READ_CAMPAIGNS') ? await orderNumbered(searched, call) : NOTHING,
    coupons: holds('CAN_READ_CAMPAIGNS')
      ? few(await use(foundNamesView).coupons(searched, MOST_READ))
      : NOTHING,
    templates: readsTemplates ? await templatesNamed(searched, viewer.part, call) : NOTHING,
    markets:
      searched === '' ? NOTHING : few(await use(foundNamesView).markets(searched, MOST_READ)),
    people: isAdministrator ? few(await use(foundNamesView).people(searched, MOST_READ)) : NOTHING,
  })
}

const few = <Hit>(hits: readonly Hit[]) => ({
  hits: hits.slice(0, MOST_HITS),
  isMore: hits.length > MOST_HITS,
})

/** By number, by how the name begins, and then by any part of it. */
async function campaignsNamed(searched: string, { use }: Finding): Promise<Found['campaigns']> {
  const view = use(foundCampaignsView)
  const numbered = NUMBER.test(searched) ? await view.numbered(Number(searched)) : []
  const begins = await view.beginningWith(searched, MOST_READ)
  const isShort = begins.length < MOST_READ && looksForParts(searched)
  const parts = isShort ? await view.holding(searched, MOST_READ - begins.length) : []
  const { hits, isMore } = few([...new Set([...numbered, ...begins, ...parts])])
  const rows = await use(campaignsView).findAll(hits)
  return {
    hits: rows.map((row) => {
      const { key, name, status } = row.campaign
      const match = numbered.includes(key) ? 'EXACT' : (matchOf(name, searched) ?? 'PART')
      return { key, name, status, match, market: marketOf(row).name }
    }),
    isMore,
  }
}

/** An order has no name but its campaign's. */
async function orderNumbered(searched: string, { use }: Finding): Promise<Found['orders']> {
  const order = NUMBER.test(searched) ? await use(ordersStore).find(Number(searched)) : undefined
  const campaign = order && (await use(campaignsView).find(order.campaignKey))
  if (!order || !campaign) return NOTHING
  const { key, status } = order
  const name = shownName(campaign.campaign)
  const market = marketOf(campaign).name
  return { hits: [{ key, name, status, match: 'EXACT', market }], isMore: false }
}

/** As many digits as a key has at most, less one. */
const NUMBER = /^\d{1,9}$/

/** Few enough to be compared here, by the rule. */
async function templatesNamed(
  searched: string,
  part: string,
  { person, use }: Finding,
): Promise<Found['templates']> {
  const isForAuthor = may(person.permissions, ['CAN_MANAGE_CAMPAIGN_TEMPLATES']).ok
  const names = await use(templatesView).names({
    part: isForAuthor ? person.path : part,
    direction: 'ASCENDING',
    isActiveOnly: !isForAuthor,
    offeredTo: isForAuthor ? undefined : levelsSeenFrom(person.level),
  })
  const fitting = bestMatches(names, searched, ({ name }) => name)
  const shown = looksForParts(searched) ? fitting : fitting.filter(({ match }) => match !== 'PART')
  return few(shown.map(({ status, ...hit }) => ({ ...hit, isActive: status === 'ACTIVE' })))
}
