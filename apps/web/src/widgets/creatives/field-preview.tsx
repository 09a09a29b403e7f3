import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { dynamicFieldProblem, type FieldValue } from '@marquee/rules/creatives'
import { useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { FieldInput } from './field-input.tsx'
import { dynamicFieldOf, type WithFields } from './field-values.rules.ts'
import { editorTexts as texts } from './texts.ts'

interface FieldPreviewProps {
  control: Control<WithFields>
  name: `fields.${number}`
}

/** The field as dealers will see it, to be tried out: what is typed here goes nowhere. */
export function FieldPreview({ control, name }: FieldPreviewProps) {
  const values = useWatch({ control, name })
  const [tried, setTried] = useState<{ type: string; value: FieldValue }>()
  const field = dynamicFieldOf(values)
  // What was tried out for another type of field means nothing for this one.
  const own = tried?.type === field.type ? tried.value : undefined
  const shown = { ...field, label: field.label || texts.unnamed }
  return (
    <Box
      role="group"
      aria-label={texts.preview}
      sx={{
        p: 4,
        bgcolor: 'background.default',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Typography variant="caption" component="p" sx={{ mb: 3, color: 'text.secondary' }}>
        {texts.preview}
      </Typography>
      <FieldInput
        field={shown}
        value={own ?? field.value ?? ''}
        onChange={(value) => setTried({ type: field.type, value })}
        problem={own === undefined ? undefined : dynamicFieldProblem(shown, own)}
      />
    </Box>
  )
}
