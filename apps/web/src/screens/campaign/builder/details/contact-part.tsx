import { FieldGrid, PhoneField, TextField } from '../../../../ui/form/index.ts'
import { useDetails } from './details.ts'
import { Part } from '../part.tsx'
import { texts } from './texts.ts'

const { title, firstName, lastName, phone, email } = texts.contact

export function ContactPart() {
  const { form, isFixed } = useDetails()
  const field = { control: form.control, required: true, disabled: isFixed } as const
  return (
    <Part title={title}>
      <FieldGrid>
        <TextField {...field} name="metroCampaign.contactDto.firstName" label={firstName} />
        <TextField {...field} name="metroCampaign.contactDto.lastName" label={lastName} />
        <PhoneField {...field} name="metroCampaign.contactDto.phoneNumber" label={phone} />
        <TextField
          {...field}
          name="metroCampaign.contactDto.email"
          label={email}
          inputMode="email"
        />
      </FieldGrid>
    </Part>
  )
}
