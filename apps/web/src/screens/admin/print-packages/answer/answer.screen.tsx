import { tableTemplate } from '@marquee/rules/csv'
import { answerColumns, pieceName } from '@marquee/rules/print-packages'
import { useParams } from 'react-router'
import { api, useChange } from '../../../../api/index.ts'
import { printPackagePath } from '../../../../app/paths.ts'
import { ImportPage, useTrial } from '../../../../ui/file-import/index.ts'
import { DifferencesView, type Differences } from './differences.tsx'
import { texts } from './texts.ts'

/** Takes what a printer answered, shows what it would change, and records it when a person says so. */
export function Screen() {
  const { key = '' } = useParams()
  const params = { key }
  const trying = useChange(api.printPackages.tryAnswer, { fails: false, selection: false })
  const importing = useChange(api.printPackages.importAnswer, {
    refreshes: [api.printPackages.read, api.printPackages.list],
    selection: false,
  })
  const trial = useTrial<Differences>({
    attempt: (file) => trying.attempt({ params, file }),
    run: (file, fingerprint) => importing.run({ params, query: { fingerprint }, file }),
  })
  return (
    <ImportPage
      texts={texts}
      list={printPackagePath(Number(key))}
      template={() => templateOf(Number(key))}
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

const templateOf = (key: number) =>
  tableTemplate(answerColumns, [
    { piece: pieceName(key, 1), outcome: 'mailed' },
    { piece: pieceName(key, 2), outcome: 'spoiled' },
  ])
