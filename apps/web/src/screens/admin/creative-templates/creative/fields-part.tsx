import { useState } from 'react'
import { useFormState, type Control } from 'react-hook-form'
import { namesOfErrors } from '../../../../ui/form/index.ts'
import { Section } from '../../../../ui/page/index.ts'
import { FieldsEditor, type WithFields } from '../../../../widgets/creatives/index.ts'
import type { CreativeValues } from './creative-values.rules.ts'
import { partTexts } from './texts.ts'

/** The fields of its own that whoever orders a piece fills in. */
export function FieldsPart({ control }: { control: Control<CreativeValues> }) {
  const { isOpen, toggle } = useOpenField(control)
  return (
    <Section title={partTexts.fields} description={partTexts.fieldsWhy}>
      <FieldsEditor
        // The editor knows of a form only that it holds such fields.
        control={control as unknown as Control<WithFields>}
        name="fields"
        isOpen={isOpen}
        onToggle={toggle}
      />
    </Section>
  )
}

/** One is open at a time; after a failed attempt the first in which something is wrong. */
function useOpenField(control: Control<CreativeValues>) {
  const { errors, submitCount } = useFormState({ control })
  const [open, setOpen] = useState<string>()
  const [answered, setAnswered] = useState(submitCount)
  if (submitCount !== answered) {
    setAnswered(submitCount)
    const [, wrong] = namesOfErrors(errors).flatMap((name) => /^(fields\.\d+)\./.exec(name) ?? [])
    if (wrong !== undefined) setOpen(wrong)
  }
  return {
    isOpen: (item: string) => item === open,
    toggle: (item: string) => setOpen(item === open ? undefined : item),
  }
}
