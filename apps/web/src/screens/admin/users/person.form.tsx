import Box from '@mui/material/Box'
import { email, maxLength } from '@marquee/rules/fields'
import { levelOfHome } from '@marquee/rules/markets'
import type { UseFormReturn } from 'react-hook-form'
import { Form, TextField } from '../../../ui/form/index.ts'
import { FormButtons } from '../../../ui/form-dialog/index.ts'
import { MarketField } from '../../../widgets/markets/index.ts'
import { levelNames, useTellingBrandName } from '../../../widgets/user-state/index.ts'
import type { Person } from './answers.ts'
import { PermissionsField } from './permissions-field.tsx'
import { PersonChanged } from './person-changed.tsx'
import { formTexts } from './texts.ts'
import { useSavePerson, type PersonValues } from './use-save-person.ts'

const MOST_OF_NAME = 80

interface PersonFormProps {
  form: UseFormReturn<PersonValues>
  person: Person | undefined
  onDone: () => void
  onCancel: () => void
}

/** Invites a person, or changes who they are and what they may do. */
export function PersonForm({ form, person, onDone, onCancel }: PersonFormProps) {
  const { save, meanwhile } = useSavePerson(person)
  const { control } = form
  const home = form.watch('home')
  const submit = async (values: PersonValues) => {
    await save(values)
    onDone()
  }
  return (
    <Form
      form={form}
      onSubmit={submit}
      label={person ? formTexts.change(person.name) : formTexts.invite}
    >
      {meanwhile && (
        <PersonChanged
          before={person}
          now={meanwhile}
          onTakeOver={() => form.reset(valuesOf(meanwhile))}
        />
      )}
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { sm: '1fr 1fr' }, mb: 6 }}>
        <TextField
          control={control}
          name="name"
          label={formTexts.name}
          required
          rules={[maxLength(MOST_OF_NAME)]}
        />
        <TextField
          control={control}
          name="email"
          label={formTexts.email}
          required
          inputMode="email"
          rules={[(text) => email(text.trim())]}
          hint={formTexts.emailHint}
          disabledReason={person && formTexts.emailFixed}
        />
        <MarketField
          control={control}
          name="home"
          label={formTexts.home}
          required
          brandName={useTellingBrandName()}
          hint={home ? formTexts.levelFrom(levelNames[levelOfHome(home.type)]) : formTexts.homeHint}
        />
      </Box>
      <PermissionsField control={control} name="permissions" label={formTexts.permissions} />
      <FormButtons control={control} onCancel={onCancel}>
        {person ? formTexts.save : formTexts.send}
      </FormButtons>
    </Form>
  )
}

export function valuesOf(person: Person | undefined): PersonValues {
  if (!person) return { name: '', email: '', home: null, permissions: [] }
  const { name, email: address, home, level, permissions } = person
  return { name, email: address, home: { ...home, type: level }, permissions: [...permissions] }
}
