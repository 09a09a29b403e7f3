import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  braced,
  carriedValue,
  FIELDS_OF_CUSTOMER,
  fieldValue,
  takesMergeFields,
  type DynamicField,
} from '@marquee/rules/creatives'
import type { Control } from 'react-hook-form'
import { useField } from '../../../../ui/form/index.ts'
import { FieldInput } from '../../../../widgets/creatives/index.ts'
import { PictureUpload } from '../../../../widgets/images/index.ts'
import type { Campaign } from '../answers.ts'
import type { CreativeValues } from './creative-values.rules.ts'
import { texts } from './texts.ts'

interface FilledFieldsProps {
  fields: readonly DynamicField[]
  control: Control<CreativeValues>
  campaign: Campaign
}

/** The creative's own fields, as its author described them. */
export function FilledFields({ fields, ...given }: FilledFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {fields.some(takesMergeFields) && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.namesCustomers(FIELDS_OF_CUSTOMER.map(braced))}
        </Typography>
      )}
      {fields.map((field) => (
        <FilledField key={field.name} field={field} {...given} />
      ))}
    </Box>
  )
}

type FilledFieldProps = Omit<FilledFieldsProps, 'fields'> & { field: DynamicField }

function FilledField({ field, control, campaign }: FilledFieldProps) {
  const { name, label, type } = field
  const { value, change, input, message, place } = useField<CreativeValues, string>({
    control,
    name: `values.${name}`,
    label,
  })
  // What was never filled in says what its author began it with.
  const values = value === undefined ? {} : { [name]: value }
  if (type === 'IMAGE') {
    return (
      <Box {...place}>
        <PictureUpload
          label={label}
          assetType="campaign-preview"
          marketKey={campaign.startedFor}
          onUploaded={async (hash) => change(hash)}
        />
        <Typography variant="caption" sx={{ color: message ? 'error.main' : 'text.secondary' }}>
          {message ?? (value && texts.hasPicture)}
        </Typography>
      </Box>
    )
  }
  return (
    <Box {...place} onBlur={input.onBlur}>
      <FieldInput
        field={field}
        value={fieldValue(field, values)}
        onChange={(typed) => change(carriedValue(typed))}
        {...(message !== undefined && { problem: message })}
      />
    </Box>
  )
}
