import Box from '@mui/material/Box'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { api, ApiError, useChange } from '../../../api/index.ts'
import { ChangedMeanwhile } from '../../../ui/changed-meanwhile/index.ts'
import { FormButtons } from '../../../ui/form-dialog/index.ts'
import { Form } from '../../../ui/form/index.ts'
import {
  AccessFields,
  accessOf,
  templateAccessTexts,
  accessValuesOf,
  levelsInWords,
  marketsInWords,
  type AccessRow,
  type NamedGroup,
  type WithAccess,
} from '../../../widgets/templates/index.ts'
import { useBrandName } from '../../../widgets/user-state/index.ts'
import { formTexts } from './texts.ts'

interface AccessFormProps {
  form: UseFormReturn<WithAccess>
  row: AccessRow
  groups: readonly NamedGroup[]
  onDone: () => void
  onCancel: () => void
}

/** Says who sees a template. */
export function AccessForm({ form, row, groups, onDone, onCancel }: AccessFormProps) {
  const { control } = form
  const brand = useBrandName()(row.hierarchyId)
  const { save, meanwhile } = useSaveAccess(row)
  const submit = async (values: WithAccess) => {
    await save(values)
    onDone()
  }
  return (
    <Form form={form} onSubmit={submit} label={formTexts.title(row.name)}>
      {meanwhile && (
        <AccessChanged
          brand={brand}
          groups={groups}
          before={row}
          now={meanwhile}
          onTakeOver={() => form.reset(valuesOf(meanwhile))}
        />
      )}
      <Box sx={{ mt: 2 }}>
        <AccessFields control={control} hierarchyId={row.hierarchyId} groups={groups} />
      </Box>
      <FormButtons control={control} onCancel={onCancel}>
        {formTexts.save}
      </FormButtons>
    </Form>
  )
}

export const valuesOf = (row: AccessRow): WithAccess => ({ access: accessValuesOf(row) })

interface Saving {
  save: (values: WithAccess) => Promise<void>
  /** The access as another person has saved it, after this save was refused for it. */
  meanwhile: AccessRow | undefined
}

/** Saves; a refusal is thrown, for the form to show, which keeps what was chosen. */
function useSaveAccess(row: AccessRow): Saving {
  const [meanwhile, setMeanwhile] = useState<AccessRow>()
  const { key, name } = row
  const change = useChange(api.templates.saveAccess, {
    refreshes: [api.templates.accessMatrix, api.templates.readAccess, api.templates.search],
    success: formTexts.saved(name),
    fails: false,
    selection: false,
  })
  const save = async (values: WithAccess) => {
    const { version } = meanwhile ?? row
    const body = { ...accessOf(values.access), version }
    try {
      await change.attempt({ params: { key: String(key) }, query: {}, body })
    } catch (error) {
      const isStale =
        error instanceof ApiError && error.code === 'campaign-template.changed-meanwhile'
      if (isStale) setMeanwhile(await presentState(key))
      throw error
    }
  }
  return { save, meanwhile }
}

const presentState = (key: number): Promise<AccessRow> =>
  api.templates.readAccess({ params: { key: String(key) }, query: {} }, { selection: false })

interface AccessChangedProps {
  /** Who saw the template when the form was opened. */
  before: AccessRow
  now: AccessRow
  brand: string | undefined
  groups: readonly NamedGroup[]
  onTakeOver: () => void
}

/** Another person has changed the access meanwhile. */
function AccessChanged({ before, now, brand, groups, onTakeOver }: AccessChangedProps) {
  const known = spoken(before, brand, groups)
  const differences = spoken(now, brand, groups).filter((line) => !known.includes(line))
  return (
    <ChangedMeanwhile differences={differences} onTakeOver={onTakeOver}>
      {formTexts.yours}
    </ChangedMeanwhile>
  )
}

const spoken = (row: AccessRow, brand: string | undefined, groups: readonly NamedGroup[]) => [
  formTexts.present(templateAccessTexts.markets, marketsInWords(row, brand, groups)),
  formTexts.present(templateAccessTexts.levels, levelsInWords(row.access.levels)),
]
