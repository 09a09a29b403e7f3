import type { FieldRule } from '@marquee/rules/fields'
import {
  putSeed,
  seedProblems,
  seedTexts,
  type SeedChannels,
  type SeedPerson,
} from '@marquee/rules/seed-lists'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import { useState } from 'react'
import type { Control, UseFormReturn } from 'react-hook-form'
import { FormButtons, FormDialog } from '../../ui/form-dialog/index.ts'
import { FieldGrid, Form, SelectField, TextField, useForm } from '../../ui/form/index.ts'
import { PlainDialog } from '../../ui/plain-dialog/index.ts'
import { useUserState } from '../user-state/index.ts'
import { recipientTexts } from './texts.ts'

export interface RecipientDialogProps<Person extends SeedPerson> {
  /** The recipient that is changed; undefined for a new one. */
  person: Person | undefined
  recipients: readonly Person[]
  channels: SeedChannels
  /** What it throws is shown, and the dialog stays; `all` is the whole list as it then is. */
  onPut: (person: SeedPerson, all: SeedPerson[], replaced: Person | undefined) => unknown
  onClose: () => void
}

/** Adds or changes one recipient; one who is on the list already is refused with a message. */
export function RecipientDialog<Person extends SeedPerson>(props: RecipientDialogProps<Person>) {
  const { person, recipients, channels, onPut, onClose } = props
  const [isDuplicate, setDuplicate] = useState(false)
  const form = useForm<SeedPerson>({ defaultValues: valuesOf(person) })
  const submit = async (typed: SeedPerson) => {
    const put = putSeed(recipients, typed, channels, person)
    if (!put.ok) return setDuplicate(true)
    await onPut(typed, put.value, person)
    return onClose()
  }
  const title = person ? recipientTexts.edit : seedTexts.add
  return (
    <>
      <FormDialog form={form} width="sm" title={title} onClose={onClose}>
        {(leave) => (
          <RecipientForm
            form={form}
            label={title}
            channels={channels}
            onSubmit={submit}
            onCancel={leave}
          />
        )}
      </FormDialog>
      {isDuplicate && <DuplicateDialog onClose={() => setDuplicate(false)} />}
    </>
  )
}

const EMPTY: SeedPerson = {
  foreName: '',
  surName: '',
  email: '',
  address: { line1: '', line2: '', city: '', countrySubdivision: { code: '' }, postalCode: '' },
}

/** Only the fields of the form. */
function valuesOf(person: SeedPerson | undefined): SeedPerson {
  const { foreName, surName, email, address } = person ?? EMPTY
  return { foreName, surName, email, address }
}

const { title, body, okay } = seedTexts.duplicate

function DuplicateDialog({ onClose }: { onClose: () => void }) {
  const buttons = (
    <DialogActions>
      <Button autoFocus variant="contained" onClick={onClose}>
        {okay}
      </Button>
    </DialogActions>
  )
  return (
    <PlainDialog urgent open title={title} onClose={onClose} actions={buttons}>
      {body}
    </PlainDialog>
  )
}

interface RecipientFormProps {
  form: UseFormReturn<SeedPerson>
  label: string
  channels: SeedChannels
  onSubmit: (person: SeedPerson) => Promise<void>
  onCancel: () => void
}

/** Requires no more than the channels in use need. */
function RecipientForm({ form, label, channels, onSubmit, onCancel }: RecipientFormProps) {
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

interface AddressFieldsProps {
  control: Control<SeedPerson>
  rulesFor: (field: string) => FieldRule<string>[]
}

/** Where the mail goes. */
function AddressFields({ control, rulesFor }: AddressFieldsProps) {
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
