import type { memberships } from '@marquee/contract/memberships'
import type { ReplyOf } from '@marquee/contract/operation'
import { accept, refuse } from '@marquee/rules/result'
import { narrowedScope } from '../markets/index.ts'
import { peopleStore } from '../people/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { namedMarkets } from './compare-memberships.load.ts'
import { storedGroups } from './stored-groups.load.ts'

type Export = typeof memberships.export
type Lines = ReplyOf<Export>['lines']

/** The groups that the person may change, a line for each dealer that they see. */
export const exportMemberships: UseCase<Export> = async (call) => {
  const { query, use } = call
  const part = await narrowedScope(call)
  if (!part) return refuse('not-found')
  const markets = await namedMarkets(use)
  const byKey = new Map(markets.map((market) => [market.key, market]))
  const byPath = new Map(markets.map((market) => [market.path, market]))
  const emails = new Map((await use(peopleStore).all()).map(({ key, email }) => [key, email]))
  const text = query.text?.trim().toLowerCase() ?? ''
  const groups = (await storedGroups(use, part)).filter(({ name }) =>
    name.toLowerCase().includes(text),
  )
  const lines = groups.flatMap(({ name: group, brand, path, dealers, users }): Lines => {
    const place = byPath.get(path)?.id ?? ''
    const addresses = [...new Set(users.flatMap((key) => emails.get(key) ?? []))].join('; ')
    const named = dealers.flatMap((key) => byKey.get(key) ?? [])
    const members = named.map(({ id, name }) => ({ dealer: id, dealerName: name }))
    const shown = members.length > 0 ? members : [{ dealer: '', dealerName: '' }]
    return shown.map((member, at) => ({
      group,
      brand,
      place,
      ...member,
      users: at === 0 ? addresses : '',
    }))
  })
  return accept({ lines })
}
