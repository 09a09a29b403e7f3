import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFormState } from 'react-hook-form'
import { whyNot } from '../../../../api/index.ts'
import { SubmitButton } from '../../../../ui/form/index.ts'
import { showMoment } from '../../../../widgets/calendar/index.ts'
import type { Template } from '../answers.ts'
import type { PaneProps } from './parts.tsx'
import { reasons, texts } from './texts.ts'

/** Stays in sight below the parts: whether all is saved, and the way to save it. */
export function SaveBar({ form: { control }, base }: PaneProps & { base: Template | undefined }) {
  const { isDirty } = useFormState({ control })
  const nothing = base && !isDirty ? texts.nothingToSave : undefined
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 4,
        py: 3,
        mt: 8,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {isDirty || !base ? texts.unsaved : texts.savedAt(showMoment(base.updatedAt))}
      </Typography>
      <SubmitButton control={control} reason={whyNot(base?.can.change, reasons) ?? nothing}>
        {texts.save}
      </SubmitButton>
    </Box>
  )
}
