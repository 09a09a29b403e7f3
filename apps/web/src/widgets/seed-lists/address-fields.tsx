import type { FieldRule } from '@marquee/rules/fields'
import type { SeedPerson } from '@marquee/rules/seed-lists'
import type { Control } from 'react-hook-form'
import { SelectField, TextField } from '../../ui/form/index.ts'
import { useUserState } from '../user-state/index.ts'
import { recipientTexts } from './texts.ts'

interface AddressFieldsProps {
  control: Control<SeedPerson>
  rulesFor: (field: string) => FieldRule<string>[]
}

/** Where the mail goes. */
export function AddressFields({ control, rulesFor }: AddressFieldsProps) {
  const { stateReferences } = useUserState()
  return (
    <>
      <TextField
        control={control}
        name="address.line1"
        label={recipientTexts.line1}
        required
        rules={rulesFor('address.line1')}
      />
      <TextField
        control={control}
        name="address.line2"
        label={recipientTexts.line2}
        rules={rulesFor('address.line2')}
      />
      <TextField
        control={control}
        name="address.city"
        label={recipientTexts.city}
        required
        rules={rulesFor('address.city')}
      />
      <SelectField
        control={control}
        name="address.countrySubdivision.code"
        label={recipientTexts.state}
        placeholder={recipientTexts.noState}
        required
        choices={stateReferences}
        rules={rulesFor('address.countrySubdivision.code')}
      />
      <TextField
        control={control}
        name="address.postalCode"
        label={recipientTexts.postalCode}
        inputMode="numeric"
        required
        rules={rulesFor('address.postalCode')}
      />
    </>
  )
}
