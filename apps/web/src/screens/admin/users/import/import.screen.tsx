import { rosterTemplate } from '@marquee/rules/roster'
import { api, useChange } from '../../../../api/index.ts'
import { paths } from '../../../../app/paths.ts'
import { ImportPage, useTrial } from '../../../../ui/file-import/index.ts'
import { DifferencesView, type Differences } from './differences.tsx'
import { texts } from './texts.ts'

/** Invites and changes the people of a file, once a person has seen what it would change. */
export function Screen() {
  const trying = useChange(api.roster.try, { fails: false, selection: false })
  const importing = useChange(api.roster.import, {
    refreshes: [api.people.search],
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
