import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { ImageField } from '../../ui/image-field/index.ts'
import { TypedInput, type FieldInputProps } from './typed-input.tsx'
import { inputTexts } from './texts.ts'

/** A field that an author described, as whoever orders a piece fills it in. */
export function FieldInput(props: FieldInputProps) {
  const { label, labelPosition, isRequired } = props.field
  const id = useId()
  const isPane = labelPosition === 'PANE'
  return (
    <Box sx={isPane ? pane : { display: 'grid', gap: 1 }}>
      <Typography
        id={id}
        variant="subtitle2"
        sx={isPane ? { p: 4, bgcolor: 'background.sunken' } : undefined}
      >
        {label}
        {isRequired && <span aria-hidden> *</span>}
      </Typography>
      <Box sx={isPane ? { p: 4 } : undefined}>
        <Control {...props} labelledBy={id} />
      </Box>
    </Box>
  )
}

const pane = {
  display: 'grid',
  gridTemplateColumns: { sm: 'minmax(8rem, 1fr) 2fr' },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
} as const

function Control(props: FieldInputProps & { labelledBy: string }) {
  const { type, label, value } = props.field
  switch (type) {
    case 'CONSTANT':
      return <Typography sx={{ whiteSpace: 'pre-line' }}>{value}</Typography>
    case 'REFERENCE':
      return (
        <Typography sx={{ color: 'text.secondary' }}>{inputTexts.repeats(value ?? '')}</Typography>
      )
    case 'IMAGE':
      return (
        <ImageField
          label={label}
          requirements={[]}
          accept="image/png,image/jpeg"
          reason={inputTexts.chooses}
          onChoose={() => undefined}
        />
      )
    case 'STRING':
    case 'TEXT':
    case 'NUMBER':
    case 'SELECT':
    case 'DATE_TIME':
    case 'DATE_PICKER':
    case 'CUSTOM':
    case 'LIST':
      return <TypedInput {...props} />
  }
}
