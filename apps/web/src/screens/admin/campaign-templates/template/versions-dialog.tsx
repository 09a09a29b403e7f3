import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { api, useChange, useOperation, whyNot } from '../../../../api/index.ts'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import { PlainDialog } from '../../../../ui/plain-dialog/index.ts'
import { ErrorState, TextSkeleton } from '../../../../ui/states/index.ts'
import { showMoment } from '../../../../widgets/calendar/index.ts'
import type { Template, TemplateVersion } from '../answers.ts'
import { reasons, versionTexts as texts } from './texts.ts'
import { VersionsCompared } from './versions-compared.tsx'

interface VersionsProps {
  template: Template
  /** Gets an older version, to be put into the form. */
  onRestore: (older: Template) => void
}

/** The way to what a template said before. */
export function VersionsButton(props: VersionsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ReasonButton
        variant="text"
        reason={whyNot(props.template.can.change, reasons)}
        onClick={() => setOpen(true)}
      >
        {texts.open}
      </ReasonButton>
      {isOpen && <VersionsDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function VersionsDialog({ template, onRestore, onClose }: VersionsProps & { onClose: () => void }) {
  const params = { key: String(template.key) }
  const query = useOperation(api.templates.versions, { params, query: {} }, { selection: false })
  const { response, status, error, isRefreshing } = query
  return (
    <PlainDialog open title={texts.title(template.name)} onClose={onClose} width="md" fillsNarrow>
      <Typography sx={{ mb: 5, color: 'text.secondary' }}>{texts.intro}</Typography>
      {status === 'failed' && (
        <ErrorState title={texts.loadFailed} onRetry={query.retry} retrying={isRefreshing}>
          {error}
        </ErrorState>
      )}
      {!response && status !== 'failed' && <TextSkeleton lines={4} />}
      {response && (
        <Versions
          template={template}
          versions={response.versions}
          onRestore={(older) => {
            onRestore(older)
            onClose()
          }}
        />
      )}
    </PlainDialog>
  )
}

function Versions({
  template,
  versions,
  onRestore,
}: VersionsProps & { versions: readonly TemplateVersion[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <VersionsCompared templateKey={template.key} newest={versions[0]?.version ?? 1} />
      <Box component="section" aria-label={texts.all}>
        <Typography variant="h3">{texts.all}</Typography>
        <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}>
          {versions.map((version) => (
            <VersionLine
              key={version.version}
              template={template}
              saved={version}
              onRestore={onRestore}
            />
          ))}
        </Box>
      </Box>
    </Box>
  )
}

function VersionLine({ template, saved, onRestore }: VersionsProps & { saved: TemplateVersion }) {
  const { version, savedAt, savedBy } = saved
  const saver = savedBy ? (savedBy.name ?? texts.outOfSight(savedBy.key)) : texts.program
  return (
    <Box component="li" sx={line}>
      <Box sx={{ flex: 1, minWidth: '12rem' }}>
        <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{texts.version(version)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.saved(showMoment(savedAt), saver)}
        </Typography>
      </Box>
      {version === template.version ? (
        <Chip size="small" label={texts.current} />
      ) : (
        <RestoreButton templateKey={template.key} version={version} onRestore={onRestore} />
      )}
    </Box>
  )
}

interface RestoreButtonProps extends Pick<VersionsProps, 'onRestore'> {
  templateKey: number
  version: number
}

function RestoreButton({ templateKey, version, onRestore }: RestoreButtonProps) {
  const read = useChange(api.templates.read, { selection: false })
  const restore = async () => {
    const older = await read.run({
      params: { key: String(templateKey) },
      query: { version: String(version) },
    })
    if (older) onRestore(older)
  }
  return (
    <Button
      variant="outlined"
      size="small"
      disabled={read.isRunning}
      onClick={() => void restore()}
    >
      {texts.restore(version)}
    </Button>
  )
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
} as const
