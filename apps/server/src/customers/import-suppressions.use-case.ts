import type { ReplyOf } from '@marquee/contract/operation'
import { MOST_REFUSED_SUPPRESSIONS, type customers } from '@marquee/contract/customers'
import { keysOf, type MarketPath } from '@marquee/rules/access'
import { maySuppress, type SuppressionCounts } from '@marquee/rules/customers'
import { ability, accept, refuse } from '@marquee/rules/result'
import { marketsStore, narrowedScope } from '../markets/index.ts'
import { receiving } from '../platform/receiving.ts'
import type { Use } from '../platform/sql/index.ts'
import type { Taken, TakenFile } from '../platform/uploads/index.ts'
import type { Call, PausingUseCase, UseCase } from '../platform/use-case.ts'
import { compareSuppressions, type ComparedSuppressions } from './compare-suppressions.load.ts'
import { countWithoutSuppressed } from './suppressed-people.change.ts'
import { suppressionsStore } from './suppressions.store.ts'

type Try = typeof customers.trySuppressions
type Import = typeof customers.importSuppressions
type Presented = ReplyOf<Try>

export const trySuppressions: PausingUseCase<Try> = async ({ file }) =>
  receiving<Try>(file, (taken) => async (call) => {
    const compared = await compare(taken, call)
    if (!compared.ok) return compared
    call.announce({ ...countsOf(compared.value) })
    return accept(await present(compared.value, call.use))
  })

export const importSuppressions: PausingUseCase<Import> = async ({ file }) =>
  receiving(file, importTaken)

const importTaken =
  (taken: Taken): UseCase<Import> =>
  async (call) => {
    const { query, person, use, announce } = call
    const compared = await compare(taken, call)
    if (!compared.ok) return compared
    const { place, added, fingerprint } = compared.value
    if (query.fingerprint !== undefined && query.fingerprint !== fingerprint) {
      return refuse('suppressions.changed-meanwhile')
    }
    const usable = maySuppress(linesOf(compared.value))
    if (!usable.ok) return usable
    await use(suppressionsStore).addAll(added, {
      path: place,
      suppressedBy: person.key,
      source: 'FILE',
    })
    await countWithoutSuppressed(
      use,
      added.flatMap(({ hashes }) => hashes),
      place,
    )
    announce({ ...countsOf(compared.value) })
    return accept(await present(compared.value, use))
  }

interface Placed extends ComparedSuppressions {
  place: MarketPath
}

async function compare(taken: Taken, call: Pick<Call<Try>, 'query' | 'person' | 'use'>) {
  if (!taken.ok) return taken
  const place = await narrowedScope(call)
  if (!place) return refuse('not-found')
  const { bytes }: TakenFile = taken.value
  const compared = await compareSuppressions(call.use, bytes, place)
  return compared.ok ? accept<Placed>({ ...compared.value, place }) : compared
}

const linesOf = ({ usable, refused }: Placed) => ({ rows: usable, refused: [...refused] })

const countsOf = ({ added, standing, refused }: Placed): SuppressionCounts => ({
  added: added.length,
  standing,
  refused: refused.length,
})

async function present(compared: Placed, use: Use): Promise<Presented> {
  const { fingerprint, ignored, refused, place } = compared
  const market = await use(marketsStore).find(keysOf(place).at(-1) ?? 0)
  return {
    fingerprint,
    place: market?.name ?? '',
    counts: countsOf(compared),
    ignored: [...ignored],
    refused: refused.slice(0, MOST_REFUSED_SUPPRESSIONS).map(({ line, cells, field, reason }) => ({
      line,
      cells: { ...cells },
      field: field ?? null,
      reason,
    })),
    can: { import: ability(maySuppress(linesOf(compared))) },
  }
}
