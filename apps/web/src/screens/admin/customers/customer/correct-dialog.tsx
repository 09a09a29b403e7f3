import {
  CONTACT_FIELDS,
  contactProblems,
  fieldNames,
  type ContactField,
} from '@marquee/rules/customers'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { api, ApiError, useChange } from '../../../../api/index.ts'
import { ChangedMeanwhile } from '../../../../ui/changed-meanwhile/index.ts'
import { FormButtons, FormDialog } from '../../../../ui/form-dialog/index.ts'
import {
  FieldGrid,
  Form,
  PhoneField,
  SelectField,
  TextField,
  useForm,
} from '../../../../ui/form/index.ts'
import { useUserState } from '../../../../widgets/user-state/index.ts'
import type { Customer } from '../answers.ts'
import { nameOf } from './customer.rules.ts'
import { formTexts as texts } from './texts.ts'

type Values = Customer['contact']

interface CorrectDialogProps {
  customer: Customer
  onClose: () => void
}

/** Corrects how a customer is addressed and reached. */
export function CorrectDialog({ customer, onClose }: CorrectDialogProps) {
  const form = useForm<Values>({ defaultValues: customer.contact })
  const { save, meanwhile } = useCorrection(customer)
  const title = texts.title(nameOf(customer.contact))
  const submit = async (values: Values) => {
    await save(values)
    onClose()
  }
  return (
    <FormDialog form={form} width="sm" title={title} onClose={onClose}>
      {(leave) => (
        <Form form={form} label={title} onSubmit={submit}>
          {meanwhile && (
            <ChangedMeanwhile
              differences={differences(customer.contact, meanwhile.contact)}
              onTakeOver={() => form.reset(meanwhile.contact)}
            >
              {texts.yours}
            </ChangedMeanwhile>
          )}
          <Typography sx={{ mb: 5, color: 'text.secondary' }}>{texts.intro}</Typography>
          <Fields form={form} />
          <FormButtons control={form.control} onCancel={leave}>
            {texts.save}
          </FormButtons>
        </Form>
      )}
    </FormDialog>
  )
}

function Fields({ form }: { form: UseFormReturn<Values> }) {
  const { stateReferences } = useUserState()
  const common = (name: ContactField) => ({
    control: form.control,
    name,
    label: fieldNames[name],
    // Judged with all other fields: an email may be missing where there is an address.
    rules: [(typed: string) => contactProblems({ ...form.getValues(), [name]: typed })[name]],
  })
  return (
    <FieldGrid inPairs>
      <TextField {...common('firstName')} />
      <TextField {...common('lastName')} required />
      <TextField {...common('line1')} />
      <TextField {...common('city')} />
      <SelectField
        {...common('state')}
        placeholder={texts.noState}
        choices={[{ value: '', label: texts.noState }, ...stateReferences]}
      />
      <TextField {...common('postalCode')} inputMode="numeric" />
      <TextField {...common('email')} inputMode="email" />
      <PhoneField {...common('phone')} />
    </FieldGrid>
  )
}

/** Saves; a refusal is thrown, for the form to show. */
function useCorrection(customer: Customer) {
  const [meanwhile, setMeanwhile] = useState<Customer>()
  const correct = useChange(api.customers.correct, {
    selection: false,
    refreshes: [api.customers.customer, api.customers.lookUp, api.customers.market],
    fails: false,
    success: texts.saved(nameOf(customer.contact)),
  })
  const params = { marketKey: String(customer.marketKey), household: String(customer.household) }
  const save = async (contact: Values) => {
    const { version } = meanwhile ?? customer
    try {
      await correct.attempt({ params, body: { contact, version } })
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'customers.changed-meanwhile'
      if (isStale) setMeanwhile(await api.customers.customer({ params }, { selection: false }))
      throw error
    }
  }
  return { save, meanwhile }
}

const differences = (before: Values, now: Values): string[] =>
  CONTACT_FIELDS.filter((field) => before[field] !== now[field]).map((field) =>
    texts.now(fieldNames[field], now[field]),
  )
