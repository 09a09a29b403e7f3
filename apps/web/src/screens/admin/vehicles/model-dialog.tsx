import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { UseFormReturn } from 'react-hook-form'
import { api, useChange, useOperation, whyNot } from '../../../api/index.ts'
import { FieldGrid, Form, SelectField, TextField, useForm } from '../../../ui/form/index.ts'
import { FormButtons, FormDialog } from '../../../ui/form-dialog/index.ts'
import { CHANGED_BY_LINEUP, type Lineup, type ShownModel } from './answers.ts'
import {
  changedModel,
  leavesYears,
  nameProblem,
  newModel,
  valuesOf,
  yearsProblem,
  type ModelValues,
} from './model-values.rules.ts'
import { formTexts, reasons, texts } from './texts.ts'

interface ModelDialogProps {
  lineup: Lineup
  /** The model to change; without one, a new one is added. */
  model: ShownModel | undefined
  /** The brand of a new one. */
  brand: string
  onClose: () => void
}

/** Adds a model, or changes its years, retires it or offers it again. */
export function ModelDialog({ lineup, model, brand, onClose }: ModelDialogProps) {
  const form = useForm<ModelValues>({ defaultValues: valuesOf(model, brand) })
  const save = useSaveModel(model)
  const title = model ? formTexts.change(`${model.make} ${model.model}`) : formTexts.add
  const reason = whyNot(lineup.can.change, reasons)
  return (
    <FormDialog form={form} width="sm" title={title} onClose={onClose}>
      {(leave) => (
        <Form
          form={form}
          onSubmit={async (values) => {
            await save(values)
            onClose()
          }}
          label={title}
        >
          <Box sx={{ display: 'grid', gap: 5, mb: 2 }}>
            {reason && <Alert severity="info">{reason}</Alert>}
            {!model && <NameFields form={form} brands={lineup.brands} />}
            <KindFields form={form} isNew={!model} />
            {model && <WhatFollows form={form} model={model} />}
          </Box>
          {!reason && (
            <FormButtons control={form.control} onCancel={leave}>
              {model ? formTexts.save : formTexts.create}
            </FormButtons>
          )}
        </Form>
      )}
    </FormDialog>
  )
}

interface FieldsProps {
  form: UseFormReturn<ModelValues>
}

function NameFields({ form: { control }, brands }: FieldsProps & Pick<Lineup, 'brands'>) {
  return (
    <FieldGrid>
      {brands.length > 1 && (
        <SelectField
          control={control}
          name="hierarchyId"
          label={formTexts.brand}
          choices={brands.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <TextField
        control={control}
        name="make"
        label={formTexts.make}
        required
        rules={[nameProblem]}
      />
      <TextField
        control={control}
        name="model"
        label={formTexts.model}
        required
        rules={[nameProblem]}
        hint={formTexts.modelHint}
      />
    </FieldGrid>
  )
}

function KindFields({ form: { control }, isNew }: FieldsProps & { isNew: boolean }) {
  return (
    <FieldGrid>
      <TextField
        control={control}
        name="years"
        label={formTexts.years}
        required
        rules={[yearsProblem]}
        hint={formTexts.yearsHint}
      />
      {!isNew && (
        <SelectField
          control={control}
          name="status"
          label={formTexts.status}
          choices={Object.entries(texts.statuses).map(([value, label]) => ({ value, label }))}
        />
      )}
    </FieldGrid>
  )
}

/** Who has chosen the model, and what it means for them, before it is saved. */
function WhatFollows({ form, model }: FieldsProps & { model: ShownModel }) {
  const [years, status] = form.watch(['years', 'status'])
  const { hierarchyId, model: name, isRetired } = model
  const uses = useOperation(
    api.lineup.uses,
    { query: { hierarchyId, model: name } },
    { selection: false },
  )
  const campaigns = uses.response?.campaigns ?? 0
  const isRetiring = status === 'retired' && !isRetired
  const follows = isRetiring
    ? formTexts.retiring
    : leavesYears(model, years)
      ? formTexts.fewerYears
      : undefined
  return (
    <>
      {campaigns > 0 && <Alert severity="info">{formTexts.chosenBy(campaigns)}</Alert>}
      {follows && <Alert severity="warning">{follows}</Alert>}
    </>
  )
}

/** Saves what was typed; a refusal is thrown, for the form to show. */
function useSaveModel(model: ShownModel | undefined) {
  const nameOf = ({ make, model: name }: ShownModel) => `${make} ${name}`
  const add = useChange(api.lineup.add, {
    refreshes: CHANGED_BY_LINEUP,
    fails: false,
    selection: false,
    success: (added) => formTexts.added(nameOf(added)),
  })
  const change = useChange(api.lineup.change, {
    refreshes: CHANGED_BY_LINEUP,
    fails: false,
    selection: false,
    success: (changed) => formTexts.changed(nameOf(changed)),
  })
  return async (values: ModelValues): Promise<void> => {
    if (model) await change.attempt({ body: changedModel(values) })
    else await add.attempt({ body: newModel(values) })
  }
}
