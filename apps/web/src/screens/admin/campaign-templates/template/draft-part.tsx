import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { whyNot } from '../../../../api/index.ts'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import { WarningDialog } from '../../../../ui/warning-dialog/index.ts'
import { showMoment } from '../../../../widgets/calendar/index.ts'
import {
  accessValuesOf,
  differencesOf,
  isSameAccess,
  useOfferedTo,
  valuesOf,
  type TemplateValues,
} from '../../../../widgets/templates/index.ts'
import type { Template } from '../answers.ts'
import { accessPaneTexts, draftTexts, publishTexts, reasons, versionTexts } from './texts.ts'
import type { Saving } from './use-save-template.ts'
import type { TemplateForm } from './use-template-form.ts'

/** Is a template written beside what dealers get of it? One that is not offered has nothing to protect. */
export const isBeside = ({
  isOffered,
  draft,
}: Pick<TemplateForm, 'isOffered' | 'draft'>): boolean => isOffered || draft !== null

interface DraftBannerProps {
  editing: TemplateForm
  onDiscard: () => Promise<void>
}

/** Says that what is in the form is not what dealers get. */
export function DraftBanner({ editing, onDiscard }: DraftBannerProps) {
  const { base, draft, publishedSince } = editing
  const [isAsking, setAsking] = useState(false)
  const [isRunning, setRunning] = useState(false)
  if (!base || !draft) return null
  const { savedBy, savedAt } = draft
  const name = savedBy.name ?? versionTexts.outOfSight(savedBy.key)
  const discard = async () => {
    setRunning(true)
    await onDiscard()
    setRunning(false)
    setAsking(false)
  }
  return (
    <Alert
      severity="info"
      sx={{ mb: 5 }}
      action={
        <Button size="small" color="inherit" onClick={() => setAsking(true)}>
          {draftTexts.discard}
        </Button>
      }
    >
      <Typography>{draftTexts.banner(name, showMoment(savedAt), base.version)}</Typography>
      {publishedSince && (
        <>
          <Typography sx={{ mt: 2 }}>{draftTexts.meanwhile(base.version)}</Typography>
          <Lines lines={publishedSince} />
        </>
      )}
      {isAsking && (
        <WarningDialog
          open
          title={draftTexts.discardTitle}
          question={null}
          leftLabel={publishTexts.notYet}
          rightLabel={draftTexts.discard}
          busy={isRunning}
          onClose={() => setAsking(false)}
          onContinue={() => void discard()}
        >
          <Typography>{draftTexts.discardBody}</Typography>
        </WarningDialog>
      )}
    </Alert>
  )
}

interface PublishButtonProps {
  editing: TemplateForm
  saving: Pick<Saving, 'check' | 'send'>
}

/** The way from what is written to what dealers get; it says first what that changes. */
export function PublishButton({ editing, saving }: PublishButtonProps) {
  const { form, base, draft } = editing
  const { isDirty } = useFormState({ control: form.control })
  const [checked, setChecked] = useState<TemplateValues>()
  if (!base || !isBeside(editing)) return null
  const nothing = isDirty || draft ? undefined : publishTexts.nothing
  return (
    <>
      <ReasonButton
        variant="outlined"
        reason={whyNot(base.can.change, reasons) ?? nothing}
        onClick={() => void saving.check(setChecked)}
      >
        {publishTexts.open}
      </ReasonButton>
      {checked && (
        <PublishDialog
          base={base}
          values={checked}
          before={valuesOf(base, accessValuesOf(editing.access))}
          onPublish={saving.send}
          onClose={() => setChecked(undefined)}
        />
      )}
    </>
  )
}

interface PublishDialogProps {
  base: Template
  before: TemplateValues
  values: TemplateValues
  onPublish: (values: TemplateValues) => Promise<void>
  onClose: () => void
}

function PublishDialog({ base, before, values, onPublish, onClose }: PublishDialogProps) {
  const [isRunning, setRunning] = useState(false)
  const written = differencesOf(before, values)
  const isOthers = !isSameAccess(before.access, values.access)
  const offeredTo = useOfferedTo(values.hierarchyId, values.access)
  const publish = async () => {
    setRunning(true)
    await onPublish(values)
    onClose()
  }
  return (
    <WarningDialog
      open
      title={
        written.length === 0 && isOthers
          ? publishTexts.accessTitle(base.name)
          : publishTexts.title(base.name, base.version + 1)
      }
      question={null}
      leftLabel={publishTexts.notYet}
      rightLabel={publishTexts.publish}
      busy={isRunning}
      onClose={onClose}
      onContinue={() => void publish()}
    >
      <Typography variant="subtitle2">{publishTexts.changes}</Typography>
      <Lines lines={isOthers ? [...written, accessPaneTexts.changed] : written} />
      {written.length > 0 && <Typography sx={{ mt: 3 }}>{publishTexts.atOnce}</Typography>}
      <Typography sx={{ mt: 2, fontWeight: 'fontWeightMedium' }}>{offeredTo}</Typography>
    </WarningDialog>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <Box component="ul" sx={{ my: 1, pl: 5, overflowWrap: 'anywhere' }}>
    {(lines.length > 0 ? lines : [versionTexts.same]).map((line) => (
      <li key={line}>{line}</li>
    ))}
  </Box>
)
