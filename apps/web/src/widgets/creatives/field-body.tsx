import Box from '@mui/material/Box'
import { FIELD_TYPES, LABEL_POSITIONS, type FieldType } from '@marquee/rules/creatives'
import type { Control } from 'react-hook-form'
import {
  CheckboxField,
  FieldGrid,
  NumberField,
  SelectField,
  TextField,
} from '../../ui/form/index.ts'
import { FieldPreview } from './field-preview.tsx'
import { isUsed, type WithFields } from './field-values.rules.ts'
import { OptionsField } from './options-field.tsx'
import { editorTexts as texts, fieldTypeNames } from './texts.ts'

interface FieldBodyProps {
  control: Control<WithFields>
  name: `fields.${number}`
  type: FieldType
}

const types = FIELD_TYPES.map((value) => ({ value, label: fieldTypeNames[value] }))
const positions = LABEL_POSITIONS.map((value) => ({ value, label: texts.labelPositions[value] }))

export function FieldBody({ control, name, type }: FieldBodyProps) {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <FieldGrid>
        <TextField control={control} name={`${name}.label`} label={texts.fieldLabel} required />
        <TextField
          control={control}
          name={`${name}.name`}
          label={texts.name}
          required
          hint={texts.nameHint}
        />
        <SelectField control={control} name={`${name}.type`} label={texts.type} choices={types} />
        <SelectField
          control={control}
          name={`${name}.labelPosition`}
          label={texts.labelPosition}
          choices={positions}
        />
      </FieldGrid>
      {isUsed.bounds(type) && <Bounds control={control} name={name} />}
      {isUsed.text(type) && <TextLimits control={control} name={name} />}
      {isUsed.options(type) && (
        <OptionsField control={control} name={`${name}.options`} label={texts.options} />
      )}
      {type !== 'IMAGE' && (
        <TextField
          control={control}
          name={`${name}.value`}
          label={valueLabel(type)}
          required={!isUsed.asked(type)}
        />
      )}
      {isUsed.asked(type) && (
        <CheckboxField control={control} name={`${name}.isRequired`} label={texts.isRequired} />
      )}
      <FieldPreview control={control} name={name} />
    </Box>
  )
}

function valueLabel(type: FieldType): string {
  if (type === 'CONSTANT') return texts.constant
  return type === 'REFERENCE' ? texts.reference : texts.begins
}

function Bounds({ control, name }: Omit<FieldBodyProps, 'type'>) {
  return (
    <FieldGrid>
      <NumberField control={control} name={`${name}.min`} label={texts.min} required />
      <NumberField control={control} name={`${name}.max`} label={texts.max} required />
    </FieldGrid>
  )
}

function TextLimits({ control, name }: Omit<FieldBodyProps, 'type'>) {
  return (
    <FieldGrid>
      <NumberField
        control={control}
        name={`${name}.maxLength`}
        label={texts.maxLength}
        hint={texts.maxLengthHint}
      />
      <TextField
        control={control}
        name={`${name}.pattern`}
        label={texts.pattern}
        hint={texts.patternHint}
      />
      <TextField control={control} name={`${name}.errorMessage`} label={texts.errorMessage} />
    </FieldGrid>
  )
}
