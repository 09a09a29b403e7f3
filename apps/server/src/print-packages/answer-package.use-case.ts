import { MOST_ANSWERS_LISTED, type printPackages } from '@marquee/contract/print-packages'
import { mayUseLines } from '@marquee/rules/csv'
import { mayRunHandOvers } from '@marquee/rules/hand-overs'
import {
  changesOf,
  readAnswer,
  reconcile,
  type AnsweredPiece,
  type PrintOutcome,
} from '@marquee/rules/print-packages'
import { ability, accept, refuse } from '@marquee/rules/result'
import { receiving } from '../platform/receiving.ts'
import { fingerprintOf, textOf, type Taken, type TakenFile } from '../platform/uploads/index.ts'
import type { Call, PausingUseCase, UseCase } from '../platform/use-case.ts'
import { printPackagesStore, type PrintPackageRow } from './print-packages.store.ts'
import { printPiecesStore } from './print-pieces.store.ts'

type Try = typeof printPackages.tryAnswer
type Import = typeof printPackages.importAnswer

/** What a printer's answer would change. */
export const tryAnswer: PausingUseCase<Try> = async ({ file }) =>
  receiving<Try>(file, (taken) => async (call) => {
    if (!taken.ok) return taken
    const compared = await compare(taken.value, call)
    if (!compared.ok) return compared
    call.announce({ key: call.params.key, ...compared.value.shown.counts })
    return accept(compared.value.shown)
  })

export const importAnswer: PausingUseCase<Import> = async ({ file }) => receiving(file, importTaken)

const importTaken =
  (taken: Taken): UseCase<Import> =>
  async (call) => {
    if (!taken.ok) return taken
    const compared = await compare(taken.value, call)
    if (!compared.ok) return compared
    const { shown, changed, usable } = compared.value
    const { fingerprint } = call.query
    if (fingerprint !== undefined && fingerprint !== shown.fingerprint) {
      return refuse('print-package.changed-meanwhile')
    }
    if (!usable.ok) return usable
    await call.use(printPiecesStore).answer(call.params.key, changed)
    call.announce({ key: call.params.key, ...shown.counts })
    return accept(shown)
  }

/** Two answers at once would count the same piece twice: the package stays as it is until the call ends. */
async function compare(
  { bytes }: TakenFile,
  { params, person, use }: Pick<Call<Try>, 'params' | 'person' | 'use'>,
) {
  const pack = await use(printPackagesStore).lock(params.key)
  if (!pack) return refuse('not-found')
  const allowed = mayRunHandOvers(person)
  if (!allowed.ok) return allowed
  if (pack.state !== 'handed-over') return refuse('print-package.not-handed-over')
  const text = textOf(bytes)
  if (!text.ok) return text
  const answer = readAnswer(text.value, { packageKey: pack.key, pieces: pack.pieces })
  if (!answer.ok) return answer
  const before = await use(printPiecesStore).outcomes(pack.key)
  const { rows, refused, ignored } = answer.value
  const { changed, counts } = changesOf(rows, before)
  const usable = mayUseLines(rows.length, refused.length)
  const shown = {
    fingerprint: fingerprintOf({ key: pack.key, changed }),
    counts: { ...counts, refused: refused.length },
    after: standingAfter(pack, before, changed),
    ignored,
    refused: refused.slice(0, MOST_ANSWERS_LISTED).map(({ line, cells, field, reason }) => ({
      line,
      cells: { ...cells },
      field: field ?? null,
      reason,
    })),
    can: { import: ability(usable) },
  }
  return accept({ shown, changed, usable })
}

function standingAfter(
  { pieces }: PrintPackageRow,
  before: ReadonlyMap<number, PrintOutcome>,
  changed: readonly AnsweredPiece[],
) {
  const after = new Map(before)
  for (const { position, outcome } of changed) after.set(position, outcome)
  return reconcile(
    pieces,
    [...after.values()].map((outcome) => ({ outcome, count: 1 })),
  )
}
