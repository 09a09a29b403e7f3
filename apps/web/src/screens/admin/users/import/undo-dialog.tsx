import {
  describePersonChange,
  describeRosterUndoCounts,
  describeWhyPersonStays,
  rosterUndoCountNames,
  type RosterUndoCounts,
} from '@marquee/rules/roster'
import { api, useChange, useOperation, whyNot } from '../../../../api/index.ts'
import {
  UndoDialog,
  UndoLines,
  undoTexts,
  type QuestionProps,
} from '../../../../widgets/file-imports/index.ts'
import { CHANGED_BY_ROSTER, type RosterUndo } from './answers.ts'
import { reasons, undoPeopleTexts as texts } from './texts.ts'

/** Asks before an import of people is undone. */
export function UndoPeople({ importKey, ...dialog }: QuestionProps) {
  const params = { id: String(importKey) }
  const query = useOperation(api.roster.readUndo, { params }, { selection: false })
  const change = useChange(api.roster.undo, {
    refreshes: CHANGED_BY_ROSTER,
    success: ({ counts }) => undoTexts.done(describeRosterUndoCounts(counts)),
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
      yes={({ counts }) => texts.yes(counts.withdrawn + counts.deactivated + counts.changed)}
      figures={({ counts }) => NAMES.map((name) => [rosterUndoCountNames[name], counts[name]])}
      final={texts.final}
    >
      {(plan) => <Lines plan={plan} />}
    </UndoDialog>
  )
}

const NAMES = Object.keys(rosterUndoCountNames) as (keyof RosterUndoCounts)[]

type Named = RosterUndo['withdrawn'][number]

const rowOf = ({ name, email }: Named) => [name, email]

function Lines({ plan: { counts, withdrawn, deactivated, changed, stays } }: { plan: RosterUndo }) {
  return (
    <>
      <UndoLines
        title={undoTexts.stays}
        all={stays.length}
        headers={[texts.person, undoTexts.why]}
        rows={stays.map(({ field, reason, ...one }) => [
          `${one.name}, ${one.email}`,
          describeWhyPersonStays({ field: field ?? undefined, reason }),
        ])}
      />
      <UndoLines
        title={texts.deactivated}
        all={counts.deactivated}
        headers={[texts.person, texts.email]}
        rows={deactivated.map(rowOf)}
      />
      <UndoLines
        title={undoTexts.changed}
        all={counts.changed}
        headers={[texts.person, undoTexts.what]}
        rows={changed.map((one) => [`${one.before.name}, ${one.email}`, describePersonChange(one)])}
      />
      <UndoLines
        title={texts.withdrawn}
        all={counts.withdrawn}
        headers={[texts.person, texts.email]}
        rows={withdrawn.map(rowOf)}
      />
    </>
  )
}
