import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Control } from 'react-hook-form'
import { Link } from 'react-router'
import { paths } from '../../../../app/paths.ts'
import { SubmitButton } from '../../../../ui/form/index.ts'
import type { CreativeValues } from './creative-values.rules.ts'
import { texts } from './texts.ts'

interface SaveBarProps {
  control: Control<CreativeValues>
  /** Why there is nothing to save. */
  reason: string | undefined
}

export function SaveBar({ control, reason }: SaveBarProps) {
  return (
    <Box
      sx={{
        ...{ position: { md: 'sticky' }, bottom: 0, zIndex: 1, display: 'flex', gap: 3 },
        ...{ justifyContent: 'flex-end', py: 3, bgcolor: 'background.default' },
        ...{ borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Button component={Link} to={paths.creativeTemplates} variant="outlined">
        {texts.cancel}
      </Button>
      <SubmitButton control={control} reason={reason}>
        {texts.save}
      </SubmitButton>
    </Box>
  )
}
