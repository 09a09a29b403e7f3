import { seedProblems, type SeedChannels, type SeedPerson } from '@marquee/rules/seed-lists'
import type { UseFormReturn } from 'react-hook-form'
import { FieldGrid, Form, TextField } from '../../ui/form/index.ts'
import { FormButtons } from '../../ui/form-dialog/index.ts'
import { AddressFields } from './address-fields.tsx'
import { recipientTexts } from './texts.ts'

interface RecipientFormProps {
  form: UseFormReturn<SeedPerson>
  label: string
  channels: SeedChannels
  onSubmit: (person: SeedPerson) => Promise<void>
  onCancel: () => void
}

/** Asks for no more than the channels in use need. */
export function RecipientForm({ form, label, channels, onSubmit, onCancel }: RecipientFormProps) {
  const { control } = form
  const rulesFor = (field: string) => [() => seedProblems(form.getValues(), channels)[field]]
  return (
    <Form form={form} onSubmit={onSubmit} label={label}>
      <FieldGrid>
        <TextField
          control={control}
          name="foreName"
          label={recipientTexts.foreName}
          required
          rules={rulesFor('foreName')}
        />
        <TextField
          control={control}
          name="surName"
          label={recipientTexts.surName}
          required
          rules={rulesFor('surName')}
        />
        {channels.directMail && <AddressFields control={control} rulesFor={rulesFor} />}
        {channels.email && (
          <TextField
            control={control}
            name="email"
            label={recipientTexts.email}
            inputMode="email"
            required
            rules={rulesFor('email')}
          />
        )}
      </FieldGrid>
      <FormButtons control={control} onCancel={onCancel}>
        {recipientTexts.save}
      </FormButtons>
    </Form>
  )
}
