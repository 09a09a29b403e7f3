import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import {
  useFieldArray,
  useWatch,
  type UseFieldArrayAppend,
  type UseFormReturn,
} from 'react-hook-form'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import { GroupBox, useField } from '../../../../ui/form/index.ts'
import { ItemList } from '../../../../ui/item-list/index.ts'
import { useToday } from '../../../../widgets/calendar/index.ts'
import type { StepValues, TemplateValues } from '../../../../widgets/templates/index.ts'
import type { Creative } from '../answers.ts'
import { ChooseCreativesDialog } from './choose-creatives-dialog.tsx'
import { CreativeItem } from './creative-item.tsx'
import { CreativeLink } from './creative-links.tsx'
import { useLeaving } from './leaving.ts'
import type { PaneProps } from './parts.tsx'
import { usePlace } from './place.ts'
import { choiceWithout, placedSteps, withCreatives, type StepName } from './step-creatives.rules.ts'
import { creativeTexts as texts, stepTexts } from './texts.ts'
import { useCreatives } from './use-creatives.ts'
import { useTakenCodes } from './use-taken-codes.ts'

interface StepCreativesProps {
  form: UseFormReturn<TemplateValues>
  name: StepName
}

type Choice = StepValues['creativeSelection']['filterItems']

/** What a step is sent as: its creatives, each with its codes and coupons, chosen or made here. */
export function StepCreatives({ form, name }: StepCreativesProps) {
  const { control, getValues } = form
  const number = useWatch({ control, name: `${name}.number` })
  const { all, append, remove } = useAllCreatives(form)
  const field = `${name}.creativeSelection.filterItems` as const
  const { value, change, invalid, help, place } = useField<TemplateValues, Choice>({
    control,
    name: field,
    label: texts.ofStep,
    hint: texts.ofStepHint,
  })
  const { isOpen, toggle } = usePlace()
  const own = all.filter(({ stepNumber }) => stepNumber === number)
  const others = value.filter(
    ({ creativeTemplateKey: key }) => !own.some((one) => one.creativeTemplateKey === key),
  )
  return (
    <GroupBox label={texts.ofStep} help={help} error={invalid} place={place}>
      {own.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <ItemList label={texts.ofStep}>
            {own.map(({ id, at, creativeTemplateKey: key }, nth) => (
              <CreativeItem
                key={id}
                form={form}
                name={`creativeTemplates.${at}`}
                place={nth + 1}
                count={own.length}
                choice={{
                  item: value.find((one) => one.creativeTemplateKey === key),
                  change: (item) => change(withChoice(value, key, item)),
                }}
                isOpen={isOpen(`${name}.creativeTemplates.${at}`)}
                onToggle={() => toggle(`${name}.creativeTemplates.${at}`)}
                onRemove={() => {
                  change(choiceWithout(getValues(), getValues(name), at))
                  remove(at)
                }}
              />
            ))}
          </ItemList>
        </Box>
      )}
      <FromOtherSteps
        others={others}
        onRemove={(key) => change(withChoice(value, key, undefined))}
      />
      <AddCreatives form={form} name={name} append={append} onChoice={change} />
    </GroupBox>
  )
}

/** The creatives of the whole template with their places, and whose step each is now. */
function useAllCreatives({ control }: UseFormReturn<TemplateValues>) {
  const { fields, append, remove } = useFieldArray({ control, name: 'creativeTemplates' })
  const numbers = useWatch({
    control,
    name: fields.map((_, at) => `creativeTemplates.${at}.stepNumber` as const),
  })
  return {
    all: fields.map((one, at) => ({ ...one, at, stepNumber: numbers[at] ?? one.stepNumber })),
    append,
    remove,
  }
}

function withChoice(value: Choice, key: number, item: Choice[number] | undefined): Choice {
  const isThere = value.some((one) => one.creativeTemplateKey === key)
  if (item === undefined) return value.filter((one) => one.creativeTemplateKey !== key)
  return isThere
    ? value.map((one) => (one.creativeTemplateKey === key ? item : one))
    : [...value, item]
}

interface FromOtherStepsProps {
  others: Choice
  onRemove: (key: number) => void
}

/** What dealers may choose here although it was made for another step. */
function FromOtherSteps({ others, onRemove }: FromOtherStepsProps) {
  if (others.length === 0) return null
  return (
    <Box component="ul" aria-label={texts.fromOthers} sx={{ m: 0, mt: 2, pl: 5 }}>
      {others.map(({ creativeTemplateKey: key, name }) => (
        <li key={key}>
          {texts.fromOther(name)}{' '}
          <Button size="small" onClick={() => onRemove(key)}>
            {texts.removeOther(name)}
          </Button>
        </li>
      ))}
    </Box>
  )
}

interface AddCreativesProps extends StepCreativesProps {
  append: UseFieldArrayAppend<TemplateValues, 'creativeTemplates'>
  onChoice: (choice: Choice) => void
}

/** The brand's creatives to choose from, and the way to make another. */
function AddCreatives({ form, name, append, onChoice }: AddCreativesProps) {
  const { control, getValues, setValue } = form
  const hierarchyId = useWatch({ control, name: 'hierarchyId' })
  const found = useCreatives(hierarchyId)
  const { templateKey } = useLeaving()
  const { taken } = useTakenCodes(hierarchyId, templateKey)
  const { show } = usePlace()
  const year = Number(useToday(undefined).slice(0, 4))
  const [isChoosing, setChoosing] = useState(false)
  const isOfStep = ({ key }: Creative) =>
    getValues('creativeTemplates').some(
      (one) => one.creativeTemplateKey === key && one.stepNumber === getValues(`${name}.number`),
    )
  const add = (chosen: readonly Creative[]) => {
    setChoosing(false)
    const values = getValues()
    const before = values.creativeTemplates.length
    const known = { year, taken, creatives: found.creatives }
    const added = withCreatives(values, getValues(name), chosen, known)
    append(added.creativeTemplates.slice(before), { shouldFocus: false })
    onChoice(added.filterItems)
    setValue(`${name}.targetAttachmentCount`, added.targetAttachmentCount, { shouldDirty: true })
    show(`creativeTemplates.${before}.defaultCoupons`)
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mt: 2 }}>
      <ReasonButton
        variant="outlined"
        startIcon={<AddIcon />}
        reason={hierarchyId === '' ? texts.noBrand : undefined}
        onClick={() => setChoosing(true)}
      >
        {texts.add}
      </ReasonButton>
      <CreativeLink field={`${name}.creativeSelection.filterItems`} brand={hierarchyId}>
        {texts.make}
      </CreativeLink>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.makeHint}
      </Typography>
      {isChoosing && (
        <ChooseCreativesDialog
          step={stepTexts.title(getValues(name).number, getValues(name).name || stepTexts.unnamed)}
          found={found}
          creatives={found.creatives.filter((one) => one.status === 'ACTIVE' && !isOfStep(one))}
          onAdd={add}
          onClose={() => setChoosing(false)}
        />
      )}
    </Box>
  )
}

/** Creatives whose step somebody else removed meanwhile: they need another one, or go. */
export function CreativesWithoutStep({ form }: PaneProps) {
  const { control } = form
  const { all, remove } = useAllCreatives(form)
  const numbers = placedSteps({ workflows: useWatch({ control, name: 'workflows' }) }).map(
    ({ step }) => step.number,
  )
  const { isOpen, toggle } = usePlace()
  const left = all.filter(({ stepNumber }) => !numbers.includes(stepNumber))
  if (left.length === 0) return null
  return (
    <Box sx={{ mt: 8 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {texts.withoutStep}
      </Typography>
      <Typography sx={{ mb: 4, color: 'text.secondary' }}>{texts.withoutStepWhy}</Typography>
      <ItemList label={texts.withoutStep}>
        {left.map(({ id, at }, nth) => (
          <CreativeItem
            key={id}
            form={form}
            name={`creativeTemplates.${at}`}
            place={nth + 1}
            count={left.length}
            choice={undefined}
            isOpen={isOpen(`creativeTemplates.${at}`)}
            onToggle={() => toggle(`creativeTemplates.${at}`)}
            onRemove={() => remove(at)}
          />
        ))}
      </ItemList>
    </Box>
  )
}
