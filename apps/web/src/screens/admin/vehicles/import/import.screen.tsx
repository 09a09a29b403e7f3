import { lineupTemplate } from '@marquee/rules/lineup'
import { api, useChange, useOperation, whyNot } from '../../../../api/index.ts'
import { paths } from '../../../../app/paths.ts'
import { ImportPage, useTrial, type Trial } from '../../../../ui/file-import/index.ts'
import { UndoButton } from '../../../../widgets/file-imports/index.ts'
import { CHANGED_BY_LINEUP, type Differences } from '../answers.ts'
import { reasons } from '../texts.ts'
import { DifferencesView } from './differences.tsx'
import { EarlierModels } from './earlier-imports.tsx'
import { texts } from './texts.ts'
import { UndoModels } from './undo-dialog.tsx'

/** Imports a file of models, once a person has seen what it would change. */
export function Screen() {
  const lineup = useOperation(api.lineup.list, {}, { selection: false })
  const trying = useChange(api.lineup.try, { fails: false, selection: false })
  const importing = useChange(api.lineup.import, {
    refreshes: CHANGED_BY_LINEUP,
    selection: false,
  })
  const trial = useTrial<Differences>({
    attempt: (file) => trying.attempt({ file }),
    run: (file, fingerprint) => importing.run({ query: { fingerprint }, file }),
  })
  return (
    <ImportPage
      texts={texts}
      list={paths.vehicles}
      template={lineupTemplate}
      reason={whyNot(lineup.response?.can.change, reasons)}
      trial={trial}
      besideResult={<UndoTried trial={trial} />}
      below={<EarlierModels />}
    >
      {({ name, differences, isDone }) => (
        <DifferencesView
          name={name}
          differences={differences}
          onImport={isDone ? undefined : trial.run}
          isImporting={importing.isRunning}
        />
      )}
    </ImportPage>
  )
}

/** Once the file is imported, unless nothing differed. */
function UndoTried({ trial: { tried, clear } }: { trial: Trial<Differences> }) {
  const importKey = tried?.differences.importKey
  if (!tried || !importKey) return null
  return (
    <UndoButton
      importKey={importKey}
      fileName={tried.file.name}
      question={UndoModels}
      onUndone={clear}
    />
  )
}
