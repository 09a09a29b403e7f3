import AddIcon from '@mui/icons-material/Add'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import MuiTextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { memo, useState } from 'react'
import {
  useFieldArray,
  useFormState,
  useWatch,
  type Control,
  type UseFormReturn,
} from 'react-hook-form'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import { FieldGrid, namesOfErrors, SelectField, TextField } from '../../../../ui/form/index.ts'
import { Item, ItemList } from '../../../../ui/item-list/index.ts'
import type { Creative } from '../answers.ts'
import { useToday } from '../../../../widgets/calendar/index.ts'
import type { CreativeValues, TemplateValues } from '../../../../widgets/templates/index.ts'
import { newCreative } from './blank.rules.ts'
import { DefaultCouponsField } from './default-coupons-field.tsx'
import type { PaneProps } from './parts.tsx'
import { usePlace } from './place.ts'
import { couponTexts, stepTexts, creativeTexts as texts } from './texts.ts'
import { useCreatives } from './use-creatives.ts'

/** Which creatives the template uses, each for a step, with its codes. */
export function CreativesPane({ form }: PaneProps) {
  const { control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'creativeTemplates' })
  const { isOpen, toggle } = usePlace()
  const year = Number(useToday(undefined).slice(0, 4))
  const { nameOf } = useCreatives(useWatch({ control, name: 'hierarchyId' }))
  return (
    <>
      {fields.length === 0 && (
        <Typography sx={{ mb: 3, color: 'text.secondary' }}>{texts.none}</Typography>
      )}
      <ItemList label={texts.label}>
        {fields.map(({ id, creativeTemplateKey }, at) => (
          <CreativeItem
            key={id}
            form={form}
            name={`creativeTemplates.${at}`}
            creative={nameOf(creativeTemplateKey)}
            place={at + 1}
            count={fields.length}
            isOpen={isOpen(`creativeTemplates.${at}`)}
            onToggle={() => toggle(`creativeTemplates.${at}`)}
            onRemove={() => remove(at)}
          />
        ))}
      </ItemList>
      <AddCreative
        form={form}
        onAdd={(creative, step) => {
          const added = newCreative(creative, form.getValues(), { stepNumber: step, year })
          append(added, { shouldFocus: false })
          offer(form, added)
          toggle(`creativeTemplates.${fields.length}`)
        }}
      />
    </>
  )
}

/** Who adds a creative for a step wants dealers to choose it there. */
function offer({ getValues, setValue }: UseFormReturn<TemplateValues>, added: CreativeValues) {
  for (const [at, { steps }] of getValues('workflows').entries()) {
    const nth = steps.findIndex(({ number }) => number === added.stepNumber)
    if (nth === -1) continue
    const field = `workflows.${at}.steps.${nth}.creativeSelection.filterItems` as const
    const { name, creativeTemplateKey } = added
    const others = getValues(field).filter((one) => one.creativeTemplateKey !== creativeTemplateKey)
    setValue(field, [...others, { name, creativeTemplateKey }], { shouldDirty: true })
  }
}

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

function CreativeItem({ form, name, creative, ...item }: CreativeItemProps) {
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

type CreativeName = `creativeTemplates.${number}`

interface CreativeBodyProps {
  control: Control<TemplateValues>
  name: CreativeName
}

/** Not drawn again with what its item is called, which changes with its fields. */
const CreativeBody = memo(function CreativeBody({ control, name }: CreativeBodyProps) {
  const { steps, isEditable } = useSteps(control, name)
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <FieldGrid>
        <TextField
          control={control}
          name={`${name}.name`}
          label={texts.name}
          hint={texts.nameHint}
        />
        <SelectField
          control={control}
          name={`${name}.stepNumber`}
          label={texts.stepNumber}
          required
          choices={steps}
        />
        <TextField
          control={control}
          name={`${name}.creativeCode`}
          label={texts.creativeCode}
          required
        />
        <TextField control={control} name={`${name}.eventCode`} label={texts.eventCode} required />
        <TextField control={control} name={`${name}.letterCode`} label={texts.letterCode} />
        <TextField
          control={control}
          name={`${name}.reuseCode`}
          label={texts.reuseCode}
          hint={isEditable ? texts.reuseOwn : texts.reuseOther}
        />
      </FieldGrid>
      <DefaultCouponsField
        control={control}
        name={`${name}.defaultCoupons`}
        label={couponTexts.defaults}
      />
    </Box>
  )
})

/** The steps to choose from, and whether dealers may change the coupons of the chosen one. */
function useSteps(control: Control<TemplateValues>, name: CreativeName) {
  const workflows = useWatch({ control, name: 'workflows' })
  const chosen = useWatch({ control, name: `${name}.stepNumber` })
  const steps = workflows.flatMap((workflow) => workflow.steps)
  const choices = steps.map((step) => ({
    value: step.number,
    label: stepTexts.title(step.number, step.name || stepTexts.unnamed),
  }))
  const own = steps.find(({ number }) => number === chosen)
  return {
    // A step that was removed or renumbered is still what the creative says.
    steps: own ? choices : [...choices, { value: chosen, label: texts.unknownStep(chosen) }],
    isEditable: own?.isCouponCustomizable ?? false,
  }
}

interface AddCreativeProps extends PaneProps {
  onAdd: (creative: Creative, stepNumber: string) => void
}

/** Chooses one of the brand's creatives, and the step that it is for. */
function AddCreative({ form: { control }, onAdd }: AddCreativeProps) {
  const hierarchyId = useWatch({ control, name: 'hierarchyId' })
  const steps = useWatch({ control, name: 'workflows' }).flatMap((workflow) => workflow.steps)
  const { creatives, status } = useCreatives(hierarchyId)
  const [chosen, setChosen] = useState<Creative | null>(null)
  const [chosenStep, setChosenStep] = useState<string>()
  const step = steps.find(({ number }) => number === chosenStep)?.number ?? steps[0]?.number
  const reason = whyNot(hierarchyId, step, chosen)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 3, mt: 4 }}>
      <Autocomplete
        sx={{ flex: '2 1 16rem' }}
        options={creatives}
        loading={status === 'loading'}
        value={chosen}
        onChange={(_, creative) => setChosen(creative)}
        getOptionKey={({ key }) => key}
        getOptionLabel={({ name }) => name}
        isOptionEqualToValue={(one, other) => one.key === other.key}
        noOptionsText={texts.noneFound}
        renderInput={(params) => <MuiTextField {...params} label={texts.choose} />}
      />
      <MuiTextField
        select
        label={texts.forStep}
        value={step ?? ''}
        onChange={({ target }) => setChosenStep(target.value)}
        sx={{ flex: '1 1 10rem' }}
      >
        {steps.map(({ key, number, name }) => (
          <MenuItem key={key} value={number}>
            {stepTexts.title(number, name || stepTexts.unnamed)}
          </MenuItem>
        ))}
      </MuiTextField>
      <ReasonButton
        variant="outlined"
        startIcon={<AddIcon />}
        reason={reason}
        onClick={() => {
          if (chosen && step !== undefined) onAdd(chosen, step)
          setChosen(null)
        }}
      >
        {texts.add}
      </ReasonButton>
    </Box>
  )
}

function whyNot(hierarchyId: string, step: string | undefined, chosen: Creative | null) {
  if (hierarchyId === '') return texts.noBrand
  if (step === undefined) return texts.noStep
  return chosen ? undefined : texts.notChosen
}
