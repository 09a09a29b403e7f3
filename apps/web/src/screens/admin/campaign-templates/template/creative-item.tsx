import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form'
import { namesOfErrors } from '../../../../ui/form/index.ts'
import { Item } from '../../../../ui/item-list/index.ts'
import { CreativeBody, type CreativeName } from './creative-body.tsx'
import { creativeTexts as texts, stepTexts } from './step-texts.ts'
import type { TemplateValues } from './template-values.rules.ts'

interface CreativeItemProps {
  form: UseFormReturn<TemplateValues>
  name: CreativeName
  /** What the creative itself is called. */
  creative: string
  place: number
  count: number
  isOpen: boolean
  onToggle: () => void
  onRemove: () => void
}

export function CreativeItem({ form, name, creative, ...item }: CreativeItemProps) {
  const { control } = form
  const [step, title, code] = useWatch({
    control,
    name: [`${name}.stepNumber`, `${name}.name`, `${name}.creativeCode`],
  })
  const { errors } = useFormState({ control, name })
  const wrong = namesOfErrors(errors).filter((path) => path.startsWith(`${name}.`)).length
  return (
    <Item
      {...item}
      name={texts.title(step, title || creative)}
      note={code || texts.noCode}
      problem={wrong > 0 ? stepTexts.wrong(wrong) : undefined}
    >
      {() => <CreativeBody control={control} name={name} />}
    </Item>
  )
}
