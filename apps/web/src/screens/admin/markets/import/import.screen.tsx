import { networkTemplate } from '@marquee/rules/network'
import { api, useChange, useOperation, whyNot } from '../../../../api/index.ts'
import { paths } from '../../../../app/paths.ts'
import { ImportPage, useTrial, type Trial } from '../../../../ui/file-import/index.ts'
import { UndoButton } from '../../../../widgets/file-imports/index.ts'
import type { Differences } from '../answers.ts'
import { reasons } from '../texts.ts'
import { CHANGED_BY_NETWORK } from '../use-markets.ts'
import { DifferencesView } from './differences.tsx'
import { EarlierMarkets } from './earlier-imports.tsx'
import { texts } from './texts.ts'
import { UndoMarkets } from './undo-dialog.tsx'

/** Imports a file of markets, once a person has seen what it would change. */
export function Screen() {
  const overview = useOperation(api.network.overview, {}, { selection: false })
  const trying = useChange(api.network.try, { fails: false, selection: false })
  const importing = useChange(api.network.import, {
    refreshes: CHANGED_BY_NETWORK,
    selection: false,
  })
  const trial = useTrial<Differences>({
    attempt: (file) => trying.attempt({ file }),
    run: (file, fingerprint) => importing.run({ query: { fingerprint }, file }),
  })
  return (
    <ImportPage
      texts={texts}
      list={paths.markets}
      template={networkTemplate}
      reason={whyNot(overview.response?.can.change, reasons)}
      trial={trial}
      besideResult={<UndoTried trial={trial} />}
      below={<EarlierMarkets />}
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
      question={UndoMarkets}
      onUndone={clear}
    />
  )
}
