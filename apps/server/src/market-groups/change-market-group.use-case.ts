import type { marketGroups } from '@marquee/contract/market-groups'
import { changeGroup } from '@marquee/rules/market-groups'
import { refuse } from '@marquee/rules/result'
import { metroMarketsStore } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { marketGroupsStore } from './market-groups.store.ts'
import { groupNow } from './market-group.present.ts'

/** Renames; and where all are selected, the group then holds all that match and no other. */
export const changeMarketGroup: UseCase<typeof marketGroups.update> = async (call) => {
  const { params, query, body, person, use, announce } = call
  const groups = use(marketGroupsStore)
  const stored = await groups.find(params.id)
  if (!stored) return refuse('not-found')
  const allowed = changeGroup(stored, body.version)
  if (!allowed.ok) return allowed
  const name = body.name.trim()
  if (await groups.isTaken(name, stored.path, stored.key)) return refuse('market-group.name-taken')
  const saved = await groups.save(stored, name)
  if (!saved) return refuse('market-group.changed-meanwhile')
  await use(metroMarketsStore).rename(saved.marketKey, name)

  const isSelectAll = query.isSelectAll === 'true'
  if (isSelectAll) {
    const all = { text: body.criteria?.text, excluded: body.excludedMarketIds ?? [] }
    await groups.removeAllBut(saved, all)
    await groups.addAll(saved, all)
  }
  announce({ key: saved.key, isSelectAll })
  return groupNow(saved.key, person, use)
}
