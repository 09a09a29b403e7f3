import { pricesFile } from '@marquee/rules/price-lists'
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import { api, useChange } from '../../../../api/index.ts'
import { paths } from '../../../../app/paths.ts'
import { ImportPage, useTrial } from '../../../../ui/file-import/index.ts'
import { downloadText } from '../../../../ui/grid/index.ts'
import { DifferencesView, type Differences } from './differences.tsx'
import { texts } from './texts.ts'

/** Saves the prices of templates, and writes those of a file into drafts once a person has seen what differs. */
export function Screen() {
  const trying = useChange(api.priceLists.try, { fails: false, selection: false })
  const importing = useChange(api.priceLists.import, {
    refreshes: [api.templates.search],
    selection: false,
  })
  const trial = useTrial<Differences>({
    attempt: (file) => trying.attempt({ file }),
    run: (file, fingerprint) => importing.run({ query: { fingerprint }, file }),
  })
  return (
    <ImportPage
      texts={texts}
      list={paths.campaignTemplates}
      instead={<SavePrices />}
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

function SavePrices() {
  const exporting = useChange(api.priceLists.export, { selection: false })
  const save = async () => {
    const saved = await exporting.run({})
    if (saved) downloadText(texts.fileName, pricesFile(saved.lines), 'text/csv')
  }
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadOutlined />}
      loading={exporting.isRunning}
      onClick={() => void save()}
    >
      {texts.save}
    </Button>
  )
}
