import {
  describeLineupUndoCounts,
  describeModelChange,
  describeWhyModelStays,
  lineupUndoCountNames,
  modelUses,
  type LineupUndoCounts,
} from '@marquee/rules/lineup'
import { api, useChange, useOperation, whyNot } from '../../../../api/index.ts'
import {
  UndoDialog,
  UndoLines,
  undoTexts,
  type QuestionProps,
} from '../../../../widgets/file-imports/index.ts'
import { CHANGED_BY_LINEUP, type LineupUndo } from '../answers.ts'
import { reasons } from '../texts.ts'
import { undoModelsTexts as texts } from './texts.ts'

/** Asks before an import of models is undone. */
export function UndoModels({ importKey, ...dialog }: QuestionProps) {
  const params = { id: String(importKey) }
  const query = useOperation(api.lineup.readUndo, { params }, { selection: false })
  const change = useChange(api.lineup.undo, {
    refreshes: CHANGED_BY_LINEUP,
    success: ({ counts }) => undoTexts.done(describeLineupUndoCounts(counts)),
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
      figures={({ counts }) => NAMES.map((name) => [lineupUndoCountNames[name], counts[name]])}
      notes={({ counts }) => (counts.retired > 0 ? [texts.retiring] : [])}
    >
      {(plan) => <Lines plan={plan} />}
    </UndoDialog>
  )
}

const NAMES = Object.keys(lineupUndoCountNames) as (keyof LineupUndoCounts)[]

const howMany = ({ stays: _, ...counts }: LineupUndoCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

function Lines({ plan: { counts, removed, retired, changed, stays } }: { plan: LineupUndo }) {
  return (
    <>
      <UndoLines
        title={undoTexts.stays}
        all={counts.stays}
        headers={[texts.model, undoTexts.why]}
        rows={stays.map((one) => [
          nameOf(one),
          describeWhyModelStays({ field: one.field ?? undefined, reason: one.reason }),
        ])}
      />
      <UndoLines
        title={texts.retired}
        all={counts.retired}
        headers={[texts.model, undoTexts.why]}
        rows={retired.map((one) => [nameOf(one), modelUses[one.reason]])}
      />
      <UndoLines
        title={undoTexts.changed}
        all={counts.changed + counts.retiredAgain + counts.restored}
        headers={[texts.model, undoTexts.what]}
        rows={changed.map((one) => [nameOf(one), describeModelChange(one)])}
      />
      <UndoLines
        title={texts.removed}
        all={counts.removed}
        headers={[texts.model]}
        rows={removed.map((one) => [nameOf(one)])}
      />
    </>
  )
}

const nameOf = ({ hierarchyId, make, model }: LineupUndo['removed'][number]) =>
  `${hierarchyId} ${make} ${model}`
