import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { FileField } from '../file-field/index.ts'
import { downloadText } from '../grid/index.ts'
import { Page } from '../page/index.ts'
import { texts } from './texts.ts'
import type { Trial } from './use-trial.ts'

/** What one kind of file is called, and what it may hold. */
interface FileTexts {
  title: string
  intro: string
  back: string
  label: string
  requirements: readonly string[]
  rules: readonly string[]
  /** Of the template that can be downloaded, where there is one. */
  templateName?: string
  /** Leads to what was imported. */
  toList: string
}

interface ImportPageProps<Differences> {
  texts: FileTexts
  /** The address of what the file changes. */
  list: string
  template?: () => string
  /** File types as the browser's own dialog offers them. */
  accept?: string
  /** What has to be chosen before the file is. */
  before?: ReactNode
  /** Another way to a file. */
  instead?: ReactNode
  /** Why the person may not; undefined where they may. */
  reason: string | undefined
  trial: Trial<Differences>
  /** What a tried file would change. */
  children: (tried: { name: string; differences: Differences; isDone: boolean }) => ReactNode
  /** What can be done once the file is imported. */
  besideResult?: ReactNode
  /** At the end of the page. */
  below?: ReactNode
}

/** Takes a file, shows what it would change, and does it when a person says so. */
export function ImportPage<Differences extends { fingerprint: string }>({
  texts: own,
  list,
  template,
  accept = '.csv,.txt,text/csv,text/plain',
  before,
  instead,
  reason,
  trial: { tried, sending, refused, take },
  children,
  besideResult,
  below,
}: ImportPageProps<Differences>) {
  return (
    <Page title={own.title} intro={own.intro} back={{ to: list, name: own.back }}>
      <Box sx={{ display: 'grid', gap: 7, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {tried?.isDone ? (
          <Done name={tried.file.name} list={list} toList={own.toList}>
            {besideResult}
          </Done>
        ) : (
          <Box sx={{ maxWidth: '44rem', display: 'grid', gap: 4 }}>
            {before}
            <FileField
              label={own.label}
              choose={tried ? texts.another : texts.choose}
              sending={sending}
              refused={refused}
              icon={<UploadFileOutlined />}
              requirements={own.requirements}
              accept={accept}
              reason={reason}
              onChoose={take}
            />
          </Box>
        )}
        {tried ? (
          <div key={tried.differences.fingerprint}>
            {children({
              name: tried.file.name,
              differences: tried.differences,
              isDone: tried.isDone,
            })}
          </div>
        ) : (
          <Holds texts={own} template={template} instead={instead} />
        )}
        {below}
      </Box>
    </Page>
  )
}

interface DoneProps {
  name: string
  list: string
  toList: string
  children: ReactNode
}

function Done({ name, list, toList, children }: DoneProps) {
  return (
    <Alert severity="success" role="status">
      <Typography variant="subtitle2">{texts.done(name)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 2 }}>
        <Button component={Link} to={list} variant="outlined" size="small">
          {toList}
        </Button>
        {children}
      </Box>
    </Alert>
  )
}

interface HoldsProps {
  texts: FileTexts
  template: (() => string) | undefined
  instead: ReactNode
}

function Holds({ texts: own, template, instead }: HoldsProps) {
  const { templateName } = own
  return (
    <section>
      <Typography variant="h3" component="h2">
        {texts.holds}
      </Typography>
      <Box component="ul" sx={{ mt: 2, mb: 4, pl: 5 }}>
        {own.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Box>
      {template && templateName !== undefined && (
        <Button
          variant="outlined"
          startIcon={<DownloadOutlined />}
          onClick={() => downloadText(templateName, template(), 'text/csv')}
        >
          {texts.template}
        </Button>
      )}
      {instead}
    </section>
  )
}
