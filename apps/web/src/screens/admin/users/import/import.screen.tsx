import { rosterTemplate } from '@marquee/rules/roster'
import { api, useChange } from '../../../../api/index.ts'
import { paths } from '../../../../app/paths.ts'
import { ImportPage, useTrial, type Trial } from '../../../../ui/file-import/index.ts'
import { UndoButton } from '../../../../widgets/file-imports/index.ts'
import { CHANGED_BY_ROSTER } from './answers.ts'
import { DifferencesView, type Differences } from './differences.tsx'
import { EarlierPeople } from './earlier-imports.tsx'
import { texts } from './texts.ts'
import { UndoPeople } from './undo-dialog.tsx'

/** Invites and changes the people of a file, once a person has seen what it would change. */
export function Screen() {
  const trying = useChange(api.roster.try, { fails: false, selection: false })
  const importing = useChange(api.roster.import, {
    refreshes: CHANGED_BY_ROSTER,
    selection: false,
  })
  const trial = useTrial<Differences>({
    attempt: (file) => trying.attempt({ file }),
    run: (file, fingerprint) => importing.run({ query: { fingerprint }, file }),
  })
  return (
    <ImportPage
      texts={texts}
      list={paths.users}
      template={rosterTemplate}
      reason={undefined}
      trial={trial}
      besideResult={<UndoTried trial={trial} />}
      below={<EarlierPeople />}
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
      question={UndoPeople}
      onUndone={clear}
    />
  )
}
