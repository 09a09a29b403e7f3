import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useFormState, type Control, type FieldValues } from 'react-hook-form'
import { Link } from 'react-router'
import { ReasonButton } from '../../../ui/disabled-reason/index.ts'
import { AS_DRAFT, SubmitButton, useIsSending } from '../../../ui/form/index.ts'
import { showMoment } from '../../../widgets/calendar/index.ts'
import { texts } from './texts.ts'

interface StepBarProps<Values extends FieldValues> {
  control: Control<Values>
  reason: string | undefined
  isWaiting: boolean
  /** All is saved, and the next step is on its way. */
  isLeaving: boolean
  previous: string | undefined
  /** When what the step shows was last saved; none where it never was. */
  savedAt: string | undefined
}

/** Stays in sight below a step: the way back, whether all is saved, and the buttons that save. */
export function StepBar<Values extends FieldValues>(props: StepBarProps<Values>) {
  const { control, reason, isWaiting, isLeaving, previous, savedAt } = props
  const { isDirty } = useFormState({ control })
  const isSending = useIsSending()
  const isSaved = savedAt !== undefined && !isDirty
  const resting = isSaved ? texts.saved(showMoment(savedAt)) : texts.unsaved
  const running = isWaiting ? texts.waitingShort : texts.saving
  return (
    <BarFrame status={isSending ? running : resting} previous={previous}>
      <ReasonButton
        type="submit"
        value={AS_DRAFT}
        variant="outlined"
        loading={isWaiting}
        reason={reason}
      >
        {texts.saveDraft}
      </ReasonButton>
      <SubmitButton control={control} reason={reason} isLeaving={isLeaving}>
        {texts.saveAndContinue}
      </SubmitButton>
    </BarFrame>
  )
}

interface BarFrameProps {
  status?: string
  previous: string | undefined
  children?: ReactNode
}

export function BarFrame(props: BarFrameProps) {
  return (
    <>
      {/* Takes the room that a short step leaves: a button that is about to be pressed stays where it is when the
          step grows. */}
      <Box sx={{ flex: '1 0 2rem' }} />
      <Bar {...props} />
    </>
  )
}

function Bar({ status, previous, children }: BarFrameProps) {
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        py: 3,

        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'center',
        gap: 3,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
        '& > :is(a, button)': {
          flex: { xs: '0 1 auto', sm: 'none' },
          whiteSpace: { xs: 'normal', sm: 'nowrap' },
        },
      }}
    >
      {previous && (
        <Button component={Link} to={previous} variant="text">
          {texts.back}
        </Button>
      )}
      <Typography
        role="status"
        sx={{
          color: 'text.secondary',
          flex: { xs: '1 0 100%', sm: '1 1 0' },
          minWidth: 0,
          order: { xs: -1, sm: 0 },
        }}
      >
        {status}
      </Typography>
      {children}
    </Box>
  )
}
