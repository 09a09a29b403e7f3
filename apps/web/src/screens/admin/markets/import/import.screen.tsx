import { networkTemplate } from '@marquee/rules/network'
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { api, useOperation, whyNot } from '../../../../api/index.ts'
import { paths } from '../../../../app/paths.ts'
import { FileField } from '../../../../ui/file-field/index.ts'
import { downloadText } from '../../../../ui/grid/index.ts'
import { Page } from '../../../../ui/page/index.ts'
import { reasons } from '../texts.ts'
import { DifferencesView } from './differences.tsx'
import { doneTexts, texts } from './texts.ts'
import { useTrial } from './use-trial.ts'

/** Takes a file of markets, shows what it would change, and does it when a person says so. */
export function Screen() {
  const overview = useOperation(api.network.overview, {}, { selection: false })
  const { tried, sending, refused, take, run, isImporting } = useTrial()
  return (
    <Page title={texts.title} intro={texts.intro} back={{ to: paths.markets, name: texts.back }}>
      <Box sx={{ display: 'grid', gap: 7, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {tried?.isDone ? (
          <Done name={tried.file.name} />
        ) : (
          <Box sx={{ maxWidth: '44rem' }}>
            <FileField
              label={texts.label}
              choose={tried ? texts.another : texts.choose}
              sending={sending}
              refused={refused}
              icon={<UploadFileOutlined />}
              requirements={texts.requirements}
              accept=".csv,.txt,text/csv,text/plain"
              reason={whyNot(overview.response?.can.change, reasons)}
              onChoose={take}
            />
          </Box>
        )}
        {tried ? (
          <DifferencesView
            key={tried.differences.fingerprint}
            name={tried.file.name}
            differences={tried.differences}
            onImport={tried.isDone ? undefined : run}
            isImporting={isImporting}
          />
        ) : (
          <Holds />
        )}
      </Box>
    </Page>
  )
}

function Done({ name }: { name: string }) {
  return (
    <Alert severity="success" role="status">
      <Typography variant="subtitle2">{doneTexts.title(name)}</Typography>
      <Button component={Link} to={paths.markets} variant="outlined" size="small" sx={{ mt: 2 }}>
        {doneTexts.toMarkets}
      </Button>
    </Alert>
  )
}

function Holds() {
  return (
    <section>
      <Typography variant="h3" component="h2">
        {texts.holds}
      </Typography>
      <Box component="ul" sx={{ mt: 2, mb: 4, pl: 5 }}>
        {texts.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Box>
      <Button
        variant="outlined"
        startIcon={<DownloadOutlined />}
        onClick={() => downloadText(texts.templateName, networkTemplate(), 'text/csv')}
      >
        {texts.template}
      </Button>
    </section>
  )
}
