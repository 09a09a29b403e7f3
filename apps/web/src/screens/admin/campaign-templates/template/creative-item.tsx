import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MuiTextField from '@mui/material/TextField'
import { memo } from 'react'
import { useFormState, useWatch, type Control, type UseFormReturn } from 'react-hook-form'
import { FieldGrid, namesOfErrors, SelectField, TextField } from '../../../../ui/form/index.ts'
import { Item } from '../../../../ui/item-list/index.ts'
import { MailedThumbnail } from '../../../../widgets/pieces/index.ts'
import type { StepValues, TemplateValues } from '../../../../widgets/templates/index.ts'
import { CreativeLink } from './creative-links.tsx'
import { CodeTaken } from './code-taken.tsx'
import { CreativeCoupons } from './creative-coupons.tsx'
import { usePlace } from './place.ts'
import {
  asChoice,
  choiceWithout,
  MOST_OF_CHOICE,
  placedSteps,
  stepNamed,
  type CreativeName,
} from './step-creatives.rules.ts'
import { stepTexts, creativeTexts as texts } from './texts.ts'
import { useCreatives } from './use-creatives.ts'

type ChoiceItem = StepValues['creativeSelection']['filterItems'][number]

/** Whether dealers may choose it, and under which name. */
interface Choice {
  item: ChoiceItem | undefined
  change: (item: ChoiceItem | undefined) => void
}

// What an item is called changes with its fields, and none of these is drawn again with it.
const Picture = memo(MailedThumbnail)

interface CreativeItemProps {
  form: UseFormReturn<TemplateValues>
  name: CreativeName
  place: number
  count: number
  /** Of its step; without one there is nothing to choose. */
  choice: Choice | undefined
  isOpen: boolean
  onToggle: () => void
  onRemove: () => void
}

/** A creative of a step: closed its picture and code, open all that the template says of it. */
export function CreativeItem({ form, name, choice, ...item }: CreativeItemProps) {
  const { control } = form
  const [key, title, code] = useWatch({
    control,
    name: [`${name}.creativeTemplateKey`, `${name}.name`, `${name}.creativeCode`],
  })
  const { creatives, nameOf } = useCreatives(useWatch({ control, name: 'hierarchyId' }))
  const creative = creatives.find((one) => one.key === key)
  const { errors } = useFormState({ control, name })
  const wrong = namesOfErrors(errors).filter((path) => path.startsWith(`${name}.`)).length
  return (
    <Item
      {...item}
      picture={creative && <Picture creative={creative} />}
      name={title || nameOf(key)}
      note={code || texts.noCode}
      problem={wrong > 0 ? stepTexts.wrong(wrong) : undefined}
    >
      {() => (
        <Box sx={{ display: 'grid', gap: 4 }}>
          {choice && <ChoicePart choice={choice} creativeKey={key} creativeName={nameOf(key)} />}
          <CreativeFields form={form} name={name} />
          <CreativeCoupons form={form} name={name} />
        </Box>
      )}
    </Item>
  )
}

interface ChoicePartProps {
  choice: Choice
  creativeKey: number
  creativeName: string
}

const ChoicePart = memo(function ChoicePart({
  choice,
  creativeKey,
  creativeName,
}: ChoicePartProps) {
  const { item, change } = choice
  const offered = asChoice({ key: creativeKey, name: creativeName })
  return (
    <FieldGrid>
      <FormControlLabel
        label={texts.isOffered}
        control={
          <Checkbox
            checked={item !== undefined}
            onChange={(_, on) => change(on ? offered : undefined)}
          />
        }
      />
      {item && (
        <MuiTextField
          label={texts.offeredAs}
          helperText={texts.offeredAsHint}
          value={item.name}
          onChange={({ target }) => change({ ...item, name: target.value })}
          slotProps={{ htmlInput: { maxLength: MOST_OF_CHOICE } }}
        />
      )}
    </FieldGrid>
  )
})

interface CreativeFieldsProps {
  form: UseFormReturn<TemplateValues>
  name: CreativeName
}

const CreativeFields = memo(function CreativeFields({ form, name }: CreativeFieldsProps) {
  const { control } = form
  const { steps, isEditable } = useSteps(control, name)
  const move = useMove(form, name)
  const hierarchyId = useWatch({ control, name: 'hierarchyId' })
  const key = useWatch({ control, name: `${name}.creativeTemplateKey` })
  return (
    <>
      <FieldGrid>
        <TextField
          control={control}
          name={`${name}.name`}
          label={texts.name}
          hint={texts.nameHint}
        />
        {steps.length > 1 && (
          <SelectField
            control={control}
            name={`${name}.stepNumber`}
            label={texts.stepNumber}
            required
            choices={steps}
            onChosen={move}
          />
        )}
        <Box>
          <TextField
            control={control}
            name={`${name}.creativeCode`}
            label={texts.creativeCode}
            required
          />
          <CodeTaken form={form} name={name} part="creativeCode" />
        </Box>
        <TextField control={control} name={`${name}.eventCode`} label={texts.eventCode} required />
        <Box>
          <TextField control={control} name={`${name}.letterCode`} label={texts.letterCode} />
          <CodeTaken form={form} name={name} part="letterCode" />
        </Box>
        <TextField
          control={control}
          name={`${name}.reuseCode`}
          label={texts.reuseCode}
          hint={isEditable ? texts.reuseOwn : texts.reuseOther}
        />
      </FieldGrid>
      <CreativeLink field={`${name}.name`} brand={hierarchyId} creative={key}>
        {texts.edit}
      </CreativeLink>
    </>
  )
})

/** The steps to choose from, and whether dealers may change the coupons of the chosen one. */
function useSteps(control: Control<TemplateValues>, name: CreativeName) {
  const workflows = useWatch({ control, name: 'workflows' })
  const chosen = useWatch({ control, name: `${name}.stepNumber` })
  const steps = placedSteps({ workflows }).map(({ step }) => step)
  const choices = steps.map((step) => ({
    value: step.number,
    label: stepTexts.title(step.number, step.name || stepTexts.unnamed),
  }))
  const own = steps.find(({ number }) => number === chosen)
  return {
    // A step that is gone is still what the creative says.
    steps: own ? choices : [...choices, { value: chosen, label: texts.unknownStep(chosen) }],
    isEditable: own?.isCouponCustomizable ?? false,
  }
}

/** Moves a creative to another step, with what dealers choose from, and goes along. */
function useMove({ getValues, setValue }: UseFormReturn<TemplateValues>, name: CreativeName) {
  const { show } = usePlace()
  return (number: string) => {
    const values = getValues()
    const at = Number(name.split('.')[1])
    const creative = values.creativeTemplates[at]
    const to = stepNamed(values, number)
    if (!creative || !to) return
    const from = stepNamed(values, creative.stepNumber)
    const key = creative.creativeTemplateKey
    const items = from?.step.creativeSelection.filterItems ?? []
    const item = items.find((one) => one.creativeTemplateKey === key)
    if (from) {
      setValue(
        `${from.name}.creativeSelection.filterItems`,
        choiceWithout(values, from.step, at),
        CHANGED,
      )
    }
    const there = to.step.creativeSelection.filterItems
    if (item && !there.some((one) => one.creativeTemplateKey === key)) {
      setValue(`${to.name}.creativeSelection.filterItems`, [...there, item], CHANGED)
    }
    setValue(`${name}.stepNumber`, number, CHANGED)
    show(`${name}.name`)
  }
}

const CHANGED = { shouldDirty: true } as const
