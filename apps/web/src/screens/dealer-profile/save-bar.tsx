import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { accessTexts } from '@marquee/rules/access'
import { whyNot } from '../../api/index.ts'
import { SubmitButton } from '../../ui/form/index.ts'
import type { MarketProfile } from '../../widgets/market-profiles/index.ts'
import type { PartProps } from './fields.tsx'
import { texts } from './texts.ts'

interface SaveBarProps extends Pick<PartProps, 'form'> {
  can: MarketProfile['can']
}

/** Stays in sight below a form that is longer than the window. */
export function SaveBar({ form, can }: SaveBarProps) {
  const { isDirty } = form.formState
  const mayNot = can.editRestricted.ok ? undefined : whyNot(can.update, accessTexts)
  const reason = mayNot ?? (isDirty ? undefined : texts.nothingToSave)
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 4,
        py: 3,
        mb: 8,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {mayNot ? texts.readOnly : isDirty && texts.unsaved}
      </Typography>
      <SubmitButton control={form.control} reason={reason}>
        {texts.save}
      </SubmitButton>
    </Box>
  )
}
