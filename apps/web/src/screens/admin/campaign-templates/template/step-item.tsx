import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form'
import { namesOfErrors } from '../../../../ui/form/index.ts'
import { Item } from '../../../../ui/item-list/index.ts'
import { StepBody, type StepName } from './step-body.tsx'
import { stepTexts as texts } from './step-texts.ts'
import type { TemplateValues } from './template-values.rules.ts'

interface StepItemProps {
  form: UseFormReturn<TemplateValues>
  name: StepName
  place: number
  count: number
  isOpen: boolean
  onToggle: () => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

export function StepItem({ form, name, ...item }: StepItemProps) {
  const { control } = form
  const [number, title, days] = useWatch({
    control,
    name: [`${name}.number`, `${name}.name`, `${name}.daysAfterStart`],
  })
  const { errors } = useFormState({ control, name })
  const wrong = namesOfErrors(errors).filter((path) => path.startsWith(`${name}.`)).length
  return (
    <Item
      {...item}
      name={texts.title(number, title || texts.unnamed)}
      note={texts.after(days)}
      problem={wrong > 0 ? texts.wrong(wrong) : undefined}
    >
      {() => <StepBody form={form} name={name} />}
    </Item>
  )
}
