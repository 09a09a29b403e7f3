import Box from '@mui/material/Box'
import { GIVEN_REASONS, LIFTING_REASONS, SUPPRESSION_CHANNELS } from '@marquee/rules/customers'
import { email, zip } from '@marquee/rules/fields'
import type { UseFormReturn } from 'react-hook-form'
import { Form, RadioGroupField, SelectField, TextField } from '../../../ui/form/index.ts'
import { FormButtons } from '../../../ui/form-dialog/index.ts'
import { MarketField, type ChosenMarket } from '../../../widgets/markets/index.ts'
import { useBrandNameIfSeveral } from '../../../widgets/user-state/index.ts'
import type { Doing, PersonValues } from './person-values.rules.ts'
import { personTexts } from './texts.ts'

const KNOWN_BY = [
  { value: 'EMAIL', label: personTexts.byEmail },
  { value: 'ADDRESS', label: personTexts.byAddress },
]

interface PersonFormProps {
  form: UseFormReturn<PersonValues<ChosenMarket>>
  label: string
  doing: Doing
  /** It is known who it is. */
  isKnown: boolean
  onSubmit: (values: PersonValues<ChosenMarket>) => void
  onCancel: () => void
}

/** The person, and where the change applies. Nothing is done before it is confirmed. */
export function PersonForm({ form, label, doing, isKnown, onSubmit, onCancel }: PersonFormProps) {
  const { control } = form
  return (
    <Form form={form} label={label} onSubmit={async (values) => onSubmit(values)}>
      <Box sx={{ display: 'grid', gap: 5, mt: 2 }}>
        {!isKnown && <WhoFields form={form} />}
        {doing === 'suppress' && <WhatFields form={form} />}
        {doing === 'lift' && <LiftFields form={form} />}
        <MarketField
          control={control}
          name="where"
          label={personTexts.where}
          required
          hint={personTexts.whereHint}
          brandName={useBrandNameIfSeveral()}
        />
      </Box>
      <FormButtons control={control} onCancel={onCancel}>
        {personTexts.goOn}
      </FormButtons>
    </Form>
  )
}

function WhoFields({ form }: Pick<PersonFormProps, 'form'>) {
  const { control } = form
  const isByEmail = form.watch('knownBy') === 'EMAIL'
  return (
    <>
      <RadioGroupField
        control={control}
        name="knownBy"
        label={personTexts.knownBy}
        row
        choices={KNOWN_BY}
      />
      {isByEmail ? (
        <TextField
          control={control}
          name="email"
          label={personTexts.email}
          required
          inputMode="email"
          rules={[(text) => email(text.trim())]}
        />
      ) : (
        <AddressFields form={form} />
      )}
    </>
  )
}

function AddressFields({ form: { control } }: Pick<PersonFormProps, 'form'>) {
  return (
    <>
      <TextField control={control} name="lastName" label={personTexts.lastName} required />
      <TextField control={control} name="line1" label={personTexts.line1} required />
      <TextField
        control={control}
        name="postalCode"
        label={personTexts.postalCode}
        required
        inputMode="numeric"
        rules={[(text) => zip(text.trim())]}
      />
    </>
  )
}

const CHANNELS = SUPPRESSION_CHANNELS.map((value) => ({
  value,
  label: personTexts.channels[value],
}))
const REASONS = GIVEN_REASONS.map((value) => ({ value, label: personTexts.reasonNames[value] }))

function WhatFields({ form: { control } }: Pick<PersonFormProps, 'form'>) {
  return (
    <>
      <SelectField
        control={control}
        name="channel"
        label={personTexts.channel}
        choices={CHANNELS}
      />
      <SelectField control={control} name="reason" label={personTexts.reason} choices={REASONS} />
    </>
  )
}

const LIFTED_FOR = LIFTING_REASONS.map((value) => ({ value, label: personTexts.liftedFor[value] }))

function LiftFields({ form: { control } }: Pick<PersonFormProps, 'form'>) {
  return (
    <>
      <SelectField
        control={control}
        name="channel"
        label={personTexts.liftedChannel}
        choices={CHANNELS}
      />
      <SelectField
        control={control}
        name="liftedFor"
        label={personTexts.reason}
        choices={LIFTED_FOR}
      />
    </>
  )
}
