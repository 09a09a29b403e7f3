import type { DynamicField, FieldType, FieldValue } from '@marquee/rules/creatives'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { ImageField } from '../../ui/image-field/index.ts'
import { inputTexts } from './texts.ts'

/** A field that an author described, as a person who orders a piece fills it in. */
export function FieldInput(props: FieldInputProps) {
  const { label, labelPosition, isRequired } = props.field
  const id = useId()
  const isPane = labelPosition === 'PANE'
  return (
    <Box sx={{ containerType: 'inline-size' }}>
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
    </Box>
  )
}

const pane = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The label stands beside where the form is wide enough for it, whatever the width of the screen.
  '@container (min-width: 26rem)': { gridTemplateColumns: 'minmax(8rem, 1fr) 2fr' },
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

interface FieldInputProps {
  field: DynamicField
  value: FieldValue
  onChange: (value: FieldValue) => void
  problem?: string
}

const INPUT_TYPES: Readonly<Partial<Record<FieldType, string>>> = {
  DATE_PICKER: 'date',
  DATE_TIME: 'datetime-local',
}

/** What is filled in by typing or choosing. */
function TypedInput(props: FieldInputProps & { labelledBy: string }) {
  const { field, value, onChange, problem, labelledBy } = props
  const { type, isRequired, options } = field
  const isList = type === 'LIST'
  const shown = typeof value === 'string' ? value : value.join('\n')
  const isChoice = type === 'SELECT'
  const labelled = { 'aria-labelledby': labelledBy, 'aria-required': isRequired || undefined }
  return (
    <TextField
      fullWidth
      hiddenLabel
      select={isChoice}
      type={INPUT_TYPES[type]}
      multiline={isList || type === 'TEXT'}
      minRows={isList || type === 'TEXT' ? 3 : undefined}
      value={shown}
      onChange={({ target }) => onChange(isList ? target.value.split('\n') : target.value)}
      error={problem !== undefined}
      helperText={problem ?? (isList ? inputTexts.eachLine : undefined)}
      slotProps={{
        htmlInput: { inputMode: type === 'NUMBER' ? 'numeric' : undefined, ...labelled },
        select: { displayEmpty: true, SelectDisplayProps: labelled },
      }}
    >
      {isChoice && <MenuItem value="">{inputTexts.nothing}</MenuItem>}
      {isChoice &&
        options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
    </TextField>
  )
}
