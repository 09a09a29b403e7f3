import {
  changeNames,
  describeChange,
  describeUndoCounts,
  describeWhyStays,
  levelNames,
  undoCountNames,
  type UndoCounts,
} from '@marquee/rules/network'
import { api, useChange, useOperation, whyNot } from '../../../../api/index.ts'
import {
  UndoDialog,
  UndoLines,
  undoTexts,
  type QuestionProps,
} from '../../../../widgets/file-imports/index.ts'
import type { NetworkUndo } from '../answers.ts'
import { reasons } from '../texts.ts'
import { CHANGED_BY_NETWORK } from '../use-markets.ts'
import { undoMarketsTexts as texts } from './texts.ts'

/** Asks before an import of markets is undone. */
export function UndoMarkets({ importKey, ...dialog }: QuestionProps) {
  const params = { id: String(importKey) }
  const query = useOperation(api.network.readUndo, { params }, { selection: false })
  const change = useChange(api.network.undo, {
    refreshes: CHANGED_BY_NETWORK,
    success: ({ counts }) => undoTexts.done(describeUndoCounts(counts)),
    selection: false,
  })
  return (
    <UndoDialog
      {...dialog}
      query={query}
      isRunning={change.isRunning}
      run={async ({ fingerprint }) =>
        (await change.run({ params, query: { fingerprint } })) !== undefined
      }
      reasonOf={({ can }) => whyNot(can.undo, reasons)}
      yes={({ counts }) => texts.yes(howMany(counts))}
      figures={({ counts }) => NAMES.map((name) => [undoCountNames[name], counts[name]])}
      notes={notesOf}
    >
      {(plan) => <Lines plan={plan} />}
    </UndoDialog>
  )
}

const NAMES = Object.keys(undoCountNames) as (keyof UndoCounts)[]

const howMany = ({ stays: _, ...counts }: UndoCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

const notesOf = ({ counts, stays }: NetworkUndo): string[] => [
  ...(counts.moved > 0 ? [texts.groups] : []),
  ...(stays.some(({ field }) => field === null) ? [texts.closing] : []),
]

function Lines({ plan: { counts, removed, changed, stays } }: { plan: NetworkUndo }) {
  return (
    <>
      <UndoLines
        title={undoTexts.stays}
        all={stays.length}
        headers={[texts.market, undoTexts.why]}
        rows={stays.map((one) => [nameOf(one), describeWhyStays(asStaying(one))])}
      />
      <UndoLines
        title={undoTexts.changed}
        all={counts.moved + counts.closed + counts.reopened + counts.changed}
        headers={[texts.market, undoTexts.what]}
        rows={changed.map((one) => [
          nameOf(one),
          `${changeNames[one.kind]}. ${one.changes.map(describeChange).join('; ')}`,
        ])}
      />
      <UndoLines
        title={texts.removed}
        all={counts.removed}
        headers={[texts.market]}
        rows={removed.map((one) => [nameOf(one)])}
      />
    </>
  )
}

const asStaying = ({ field, reason }: NetworkUndo['stays'][number]) => ({
  field: field ?? undefined,
  reason,
})

const nameOf = ({ level, sourceId, name }: NetworkUndo['removed'][number]) =>
  `${levelNames[level]} ${sourceId} ${name}`
