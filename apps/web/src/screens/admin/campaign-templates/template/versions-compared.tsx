import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { api, useOperation } from '../../../../api/index.ts'
import { ErrorState, TextSkeleton } from '../../../../ui/states/index.ts'
import { differencesOf, valuesOf } from '../../../../widgets/templates/index.ts'
import { versionTexts as texts } from './texts.ts'

interface VersionsComparedProps {
  templateKey: number
  newest: number
}

/** In what two versions differ, in words; at first the newest and the one before. */
export function VersionsCompared({ templateKey, newest }: VersionsComparedProps) {
  const [from, setFrom] = useState(newest - 1)
  const [to, setTo] = useState(newest)
  if (newest === 1) return <Typography>{texts.only}</Typography>
  return (
    <Box component="section" aria-label={texts.compare}>
      <Typography variant="h3">{texts.compare}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 3, mb: 3 }}>
        <VersionField label={texts.from} newest={newest} value={from} onChange={setFrom} />
        <VersionField label={texts.to} newest={newest} value={to} onChange={setTo} />
      </Box>
      <Differences templateKey={templateKey} from={from} to={to} />
    </Box>
  )
}

interface VersionFieldProps {
  label: string
  newest: number
  value: number
  onChange: (version: number) => void
}

function VersionField({ label, newest, value, onChange }: VersionFieldProps) {
  return (
    <TextField
      select
      size="small"
      fullWidth={false}
      label={label}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
      sx={{ minWidth: '9rem' }}
    >
      {Array.from({ length: newest }, (_, at) => newest - at).map((version) => (
        <MenuItem key={version} value={version}>
          {texts.version(version)}
        </MenuItem>
      ))}
    </TextField>
  )
}

interface DifferencesProps {
  templateKey: number
  from: number
  to: number
}

function Differences({ templateKey, from, to }: DifferencesProps) {
  const before = useVersion(templateKey, from)
  const after = useVersion(templateKey, to)
  const failed = [before, after].find(({ status }) => status === 'failed')
  if (failed) {
    return (
      <ErrorState title={texts.loadFailed} onRetry={failed.retry} retrying={failed.isRefreshing}>
        {failed.error}
      </ErrorState>
    )
  }
  if (!before.response || !after.response) return <TextSkeleton lines={3} />
  const lines = differencesOf(valuesOf(before.response), valuesOf(after.response))
  if (lines.length === 0) return <Typography>{texts.same}</Typography>
  return (
    <Box
      component="ul"
      aria-label={texts.changed(from, to)}
      sx={{ m: 0, pl: 5, display: 'grid', gap: 1 }}
    >
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  )
}

const useVersion = (templateKey: number, version: number) =>
  useOperation(
    api.templates.read,
    { params: { key: String(templateKey) }, query: { version: String(version) } },
    { selection: false },
  )
