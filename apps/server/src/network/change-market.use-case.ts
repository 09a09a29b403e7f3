import type { network } from '@marquee/contract/network'
import { todayIn } from '@marquee/rules/calendar'
import {
  DEFAULT_TIME_ZONE,
  mayChangeNetwork,
  networkRowReasons,
  readTypedDetails,
  readTypedId,
  type NetworkRow,
  type RefusedRow,
  type TypedDetails,
} from '@marquee/rules/network'
import { accept, refuse, type Result } from '@marquee/rules/result'
import { marketsStore, networkStore, type MarketRow } from '../markets/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { applyNetwork } from './apply-network.change.ts'
import { compareRows } from './compare-file.load.ts'
import { presentMarket } from './network.present.ts'
import { idOf, storedNetwork, type PlacedMarket } from './stored-network.load.ts'

type Saving = Pick<Call<typeof network.change>, 'person' | 'use' | 'now'>

/** One market is a file of one line: the same rule says what would change. */
const LINE = 1

export const addMarket: UseCase<typeof network.add> = async (call) => {
  const { level, sourceId: typedId, parentKey, ...typed } = call.body
  const parent = await call.use(marketsStore).find(parentKey)
  if (!parent) return refuse('not-found')
  const allowed = mayChangeNetwork(call.person.level)
  if (!allowed.ok) return allowed
  const id = readTypedId(level, typedId)
  if ('reason' in id) return invalid({ sourceId: networkRowReasons[id.reason] })
  const sourceId = id.value
  await call.use(networkStore).lock()
  const stored = await storedNetwork(call.use)
  const brand = level === 'NATIONAL' ? sourceId : parent.hierarchyId
  const isTaken = stored.some((one) => one.brand === brand && one.sourceId === sourceId)
  if (isTaken) return refuse('network.id-taken')
  const row = { level, sourceId, brand, parent: level === 'NATIONAL' ? null : nameOf(parent) }
  const saved = await save(row, typed, call)
  if (!saved.ok) return saved
  const now = await storedNetwork(call.use)
  const added = now.find((one) => one.brand === brand && one.sourceId === sourceId) as PlacedMarket
  call.announce({ key: added.key, level, sourceId })
  return accept(presentMarket(added, now, call.person.level))
}

export const changeMarket: UseCase<typeof network.change> = async (call) => {
  const { parentKey, ...typed } = call.body
  const { marketKey } = call.params
  await call.use(networkStore).lock()
  const stored = await storedNetwork(call.use)
  const market = stored.find(({ key }) => key === marketKey)
  if (!market) return refuse('not-found')
  const parent = parentKey === undefined ? undefined : await call.use(marketsStore).find(parentKey)
  if (parentKey !== undefined && !parent) return refuse('not-found')
  const allowed = mayChangeNetwork(call.person.level)
  if (!allowed.ok) return allowed
  const { level, sourceId, brand } = market
  const isMoved = parent !== undefined && level !== 'NATIONAL'
  const row = { level, sourceId, brand, parent: isMoved ? nameOf(parent) : market.parent }
  const saved = await save(row, typed, call)
  if (!saved.ok) return saved
  const now = await storedNetwork(call.use)
  const changed = now.find(({ key }) => key === marketKey) as PlacedMarket
  call.announce({ key: marketKey, changed: saved.value })
  return accept(presentMarket(changed, now, call.person.level))
}

const nameOf = (parent: MarketRow): string => idOf(parent, parent.type)

/** Writes what differs, and answers with the fields that do. */
async function save(
  named: Pick<NetworkRow, 'level' | 'sourceId' | 'brand' | 'parent'>,
  typed: Partial<TypedDetails>,
  { person, use, now }: Saving,
): Promise<Result<string[], 'request.invalid'>> {
  const { details, problems } = readTypedDetails(typed)
  if (Object.keys(problems).length > 0) return invalid(problems)
  const row: NetworkRow = { ...named, line: LINE, details }
  const compared = await compareRows(use, { rows: [row], refused: [], ignored: [] }, person.path)
  const [refused] = compared.differences.refused
  if (refused) return invalid(problemOf(refused))
  await applyNetwork(use, compared, todayIn(DEFAULT_TIME_ZONE, now))
  const { changed } = compared.differences
  return accept(changed.flatMap(({ changes }) => changes.map(({ field }) => field)))
}

const problemOf = ({ field = 'name', reason }: RefusedRow): Record<string, string> => ({
  [field === 'parent' ? 'parentKey' : field]: networkRowReasons[reason],
})

const invalid = (problems: Readonly<Record<string, string>>) =>
  refuse('request.invalid', {
    fields: Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [`body.${field}`, problem]),
    ),
  })
