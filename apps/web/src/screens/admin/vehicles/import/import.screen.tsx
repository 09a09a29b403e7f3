import { lineupTemplate } from '@marquee/rules/lineup'
import { api, useChange, useOperation, whyNot } from '../../../../api/index.ts'
import { paths } from '../../../../app/paths.ts'
import { ImportPage, useTrial } from '../../../../ui/file-import/index.ts'
import { CHANGED_BY_LINEUP, type Differences } from '../answers.ts'
import { reasons } from '../texts.ts'
import { DifferencesView } from './differences.tsx'
import { texts } from './texts.ts'

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
