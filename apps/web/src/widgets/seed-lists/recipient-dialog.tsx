import { putSeed, seedTexts, type SeedChannels, type SeedPerson } from '@marquee/rules/seed-lists'
import { useState } from 'react'
import { useForm } from '../../ui/form/index.ts'
import { FormDialog } from '../../ui/form-dialog/index.ts'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import { RecipientForm } from './recipient-form.tsx'
import { recipientTexts } from './texts.ts'

export interface RecipientDialogProps<Person extends SeedPerson> {
  /** Who is changed; nobody, where somebody is added. */
  person: Person | undefined
  recipients: readonly Person[]
  channels: SeedChannels
  /** What it throws is shown, and the dialog stays; `all` is the whole list as it then is. */
  onPut: (person: SeedPerson, all: SeedPerson[], replaced: Person | undefined) => unknown
  onClose: () => void
}

/** Adds or changes one recipient; somebody who is on the list already is told of, and stays here. */
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

/** Only what the form asks for. */
function valuesOf(person: SeedPerson | undefined): SeedPerson {
  const { foreName, surName, email, address } = person ?? EMPTY
  return { foreName, surName, email, address }
}
