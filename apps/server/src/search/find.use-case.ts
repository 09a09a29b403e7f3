import type { ReplyOf } from '@marquee/contract/operation'
import type { search } from '@marquee/contract/search'
import { may, type Permission } from '@marquee/rules/access'
import { bestMatches, folded, matchOf } from '@marquee/rules/matching'
import { accept, refuse } from '@marquee/rules/result'
import { looksForParts, MOST_HITS } from '@marquee/rules/search'
import { campaignsView, marketOf } from '../campaigns/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { askedFor, isManager, levelsSeenFrom, templatesView } from '../templates/index.ts'
import { foundCampaignsView } from './found-campaigns.view.ts'
import { foundNamesView } from './found-names.view.ts'

type Found = ReplyOf<typeof search.find>
type Finding = Call<typeof search.find>

const NOTHING = { hits: [], isMore: false }

/** One more than is shown, which tells that there are more. */
const ASKED = MOST_HITS + 1

/** What bears the name, among all that the person may look at elsewhere. */
export const findByName: UseCase<typeof search.find> = async (call) => {
  const wanted = folded(call.body.text.trim())
  const asked = await askedFor(call)
  if (!asked) return refuse('not-found')
  const { person, use } = call
  const holds = (...anyOf: Permission[]) => wanted !== '' && may(person.permissions, anyOf).ok
  const isAdministrator = holds('CAN_PERFORM_ADMIN_OPERATIONS')
  const readsTemplates = holds('CAN_READ_CAMPAIGNS') || (wanted !== '' && isManager(person))
  return accept({
    campaigns: holds('CAN_READ_CAMPAIGNS') ? await campaignsNamed(wanted, call) : NOTHING,
    templates: readsTemplates ? await templatesNamed(wanted, asked.part, call) : NOTHING,
    markets: wanted === '' ? NOTHING : few(await use(foundNamesView).markets(wanted, ASKED)),
    people: isAdministrator ? few(await use(foundNamesView).people(wanted, ASKED)) : NOTHING,
  })
}

const few = <Hit>(hits: readonly Hit[]) => ({
  hits: hits.slice(0, MOST_HITS),
  isMore: hits.length > MOST_HITS,
})

/** By number, by how the name begins, and then by any part of it. */
async function campaignsNamed(wanted: string, { use }: Finding): Promise<Found['campaigns']> {
  const view = use(foundCampaignsView)
  const numbered = NUMBER.test(wanted) ? await view.numbered(Number(wanted)) : []
  const begins = await view.beginningWith(wanted, ASKED)
  const isShort = begins.length < ASKED && looksForParts(wanted)
  const parts = isShort ? await view.holding(wanted, ASKED - begins.length) : []
  const { hits, isMore } = few([...new Set([...numbered, ...begins, ...parts])])
  const rows = await use(campaignsView).findAll(hits)
  return {
    hits: rows.map((row) => {
      const { key, name, status } = row.campaign
      const match = numbered.includes(key) ? 'EXACT' : (matchOf(name, wanted) ?? 'PART')
      return { key, name, status, match, market: marketOf(row).name }
    }),
    isMore,
  }
}

/** As many digits as a key has at most, less one. */
const NUMBER = /^\d{1,9}$/

/** Few enough to be compared here, by the rule. */
async function templatesNamed(
  wanted: string,
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
  const fitting = bestMatches(names, wanted, ({ name }) => name)
  const told = looksForParts(wanted) ? fitting : fitting.filter(({ match }) => match !== 'PART')
  return few(told.map(({ status, ...hit }) => ({ ...hit, isActive: status === 'ACTIVE' })))
}
