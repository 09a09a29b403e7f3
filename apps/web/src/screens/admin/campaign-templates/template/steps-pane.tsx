import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form'
import { placeOf } from '../../../../ui/form/index.ts'
import { ItemList } from '../../../../ui/item-list/index.ts'
import { WarningDialog } from '../../../../ui/warning-dialog/index.ts'
import type { TemplateValues } from '../../../../widgets/templates/index.ts'
import { exchanged, nextStep, nextWorkflowKey } from './blank.rules.ts'
import { useProblem, type PaneProps } from './parts.tsx'
import { usePlace } from './place.ts'
import { CreativesWithoutStep } from './step-creatives.tsx'
import { withoutSteps } from './step-creatives.rules.ts'
import { StepItem } from './step-item.tsx'
import { stepTexts as texts } from './texts.ts'

const MOST_WORKFLOWS = 5

/** The steps, by workflow where there is more than one. */
export function StepsPane({ form }: PaneProps) {
  const { control, getValues } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'workflows' })
  const [leaving, setLeaving] = useState<number>()
  const takeOut = useTakeOut(form)
  const numbersOf = (at: number) =>
    (getValues('workflows')[at]?.steps ?? []).map(({ number }) => number)
  const removeAt = (at: number) => {
    takeOut(numbersOf(at))
    remove(at)
    setLeaving(undefined)
  }
  return (
    <>
      {fields.map(({ id }, at) => (
        <Box key={id} sx={{ mb: 8 }}>
          {fields.length > 1 && (
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 4, mb: 3 }}>
              <Typography variant="h3">{texts.workflow(at + 1)}</Typography>
              {at > 0 && (
                <Button
                  size="small"
                  onClick={() => (numbersOf(at).length > 0 ? setLeaving(at) : removeAt(at))}
                >
                  {texts.removeWorkflow(at + 1)}
                </Button>
              )}
            </Box>
          )}
          <WorkflowSteps form={form} workflow={at} />
        </Box>
      ))}
      {fields.length < MOST_WORKFLOWS && (
        <AddWorkflow
          form={form}
          onAdd={() =>
            append(
              { key: nextWorkflowKey(getValues()), selectAudience: false, steps: [] },
              { shouldFocus: false },
            )
          }
        />
      )}
      <CreativesWithoutStep form={form} />
      {leaving !== undefined && (
        <WarningDialog
          open
          title={texts.removeTitle(texts.workflow(leaving + 1))}
          onClose={() => setLeaving(undefined)}
          onContinue={() => removeAt(leaving)}
        >
          {texts.removeWorkflowBody(numbersOf(leaving).length)}
        </WarningDialog>
      )}
    </>
  )
}

/** A second list of steps means nothing before there is a step. */
function AddWorkflow({ form: { control }, onAdd }: PaneProps & { onAdd: () => void }) {
  const workflows = useWatch({ control, name: 'workflows' })
  if (workflows.every(({ steps }) => steps.length === 0)) return null
  return (
    <Button size="small" startIcon={<AddIcon />} onClick={onAdd}>
      {texts.addWorkflow}
    </Button>
  )
}

interface WorkflowStepsProps {
  form: UseFormReturn<TemplateValues>
  workflow: number
}

function WorkflowSteps({ form, workflow }: WorkflowStepsProps) {
  const { control } = form
  const name = `workflows.${workflow}.steps` as const
  const { fields, append, move } = useFieldArray({ control, name })
  const { isOpen, toggle } = usePlace()
  const exchange = useExchange(form, workflow, move)
  const [leaving, setLeaving] = useState<number>()
  const takeOut = useTakeOut(form)
  const missing = useProblem(control, 'workflows')
  const add = () => {
    append(nextStep(form.getValues()), { shouldFocus: false })
    toggle(`${name}.${fields.length}`)
  }
  const removeAt = (at: number) => {
    takeOut([stepOf(form, workflow, at).number])
    setLeaving(undefined)
  }
  const leave = (at: number) =>
    creativesOf(form, workflow, at) > 0 ? setLeaving(at) : removeAt(at)
  return (
    <div {...(workflow === 0 && placeOf('workflows', missing !== undefined))}>
      {fields.length === 0 && (
        <Typography sx={{ mb: 3, color: missing ? 'error.main' : 'text.secondary' }}>
          {missing ?? texts.none}
        </Typography>
      )}
      <ItemList label={texts.label}>
        {fields.map(({ id }, at) => (
          <StepItem
            key={id}
            form={form}
            name={`${name}.${at}`}
            place={at + 1}
            count={fields.length}
            isOpen={isOpen(`${name}.${at}`)}
            onToggle={() => toggle(`${name}.${at}`)}
            onMove={(by) => exchange(at, by)}
            onRemove={() => leave(at)}
          />
        ))}
      </ItemList>
      <Button variant="outlined" startIcon={<AddIcon />} onClick={add}>
        {texts.add}
      </Button>
      {leaving !== undefined && (
        <RemoveStepDialog
          name={titleOf(form, workflow, leaving)}
          creatives={creativesOf(form, workflow, leaving)}
          onClose={() => setLeaving(undefined)}
          onRemove={() => removeAt(leaving)}
        />
      )}
    </div>
  )
}

/** Takes steps out with their creatives. */
function useTakeOut({ getValues, setValue }: UseFormReturn<TemplateValues>) {
  return (numbers: readonly string[]) => {
    const { workflows, creativeTemplates } = withoutSteps(getValues(), numbers)
    setValue('workflows', workflows, CHANGED)
    setValue('creativeTemplates', creativeTemplates, CHANGED)
  }
}

const CHANGED = { shouldDirty: true } as const

/** Steps change places with all that hangs on them; what is open goes along. */
function useExchange(
  { getValues, setValue }: UseFormReturn<TemplateValues>,
  workflow: number,
  move: (from: number, to: number) => void,
) {
  const { isOpen, toggle } = usePlace()
  return (at: number, by: -1 | 1) => {
    const item = `workflows.${workflow}.steps`
    const wasOpen = isOpen(`${item}.${at}`)
    const { workflows, creativeTemplates } = exchanged(getValues(), workflow, at, at + by)
    move(at, at + by)
    for (const place of [at, at + by]) {
      setValue(
        `workflows.${workflow}.steps.${place}.number`,
        workflows[workflow]?.steps[place]?.number ?? '',
        { shouldDirty: true },
      )
    }
    setValue('creativeTemplates', creativeTemplates, { shouldDirty: true })
    if (wasOpen) toggle(`${item}.${at + by}`)
  }
}

function stepOf({ getValues }: UseFormReturn<TemplateValues>, workflow: number, at: number) {
  return getValues(`workflows.${workflow}.steps.${at}`)
}

function creativesOf(form: UseFormReturn<TemplateValues>, workflow: number, at: number): number {
  const { number } = stepOf(form, workflow, at)
  return form.getValues('creativeTemplates').filter(({ stepNumber }) => stepNumber === number)
    .length
}

function titleOf(form: UseFormReturn<TemplateValues>, workflow: number, at: number): string {
  const { number, name } = stepOf(form, workflow, at)
  return texts.title(number, name || texts.unnamed)
}

interface RemoveStepDialogProps {
  name: string
  creatives: number
  onClose: () => void
  onRemove: () => void
}

/** Says what hangs on a step before it goes. */
function RemoveStepDialog({ name, creatives, onClose, onRemove }: RemoveStepDialogProps) {
  return (
    <WarningDialog open title={texts.removeTitle(name)} onClose={onClose} onContinue={onRemove}>
      {texts.removeBody(creatives)}
    </WarningDialog>
  )
}
