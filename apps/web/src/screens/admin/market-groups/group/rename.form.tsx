import { groupNameProblem } from '@marquee/rules/market-groups'
import Box from '@mui/material/Box'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { api, ApiError, useChange } from '../../../../api/index.ts'
import { ChangedMeanwhile } from '../../../../ui/changed-meanwhile/index.ts'
import { FormButtons, FormDialog } from '../../../../ui/form-dialog/index.ts'
import { Form, TextField, useForm } from '../../../../ui/form/index.ts'
import type { MarketGroup } from '../answers.ts'
import { renameTexts } from './texts.ts'

interface RenameValues {
  name: string
}

interface RenameFormProps {
  form: UseFormReturn<RenameValues>
  group: MarketGroup
  onDone: () => void
  onCancel: () => void
}

function RenameForm({ form, group, onDone, onCancel }: RenameFormProps) {
  const { control } = form
  const { rename, meanwhile } = useRename(group)
  const submit = async ({ name }: RenameValues) => {
    await rename(name.trim())
    onDone()
  }
  return (
    <Form form={form} onSubmit={submit} label={renameTexts.title(group.name)}>
      {meanwhile && (
        <ChangedMeanwhile
          differences={[renameTexts.present(meanwhile.name)]}
          onTakeOver={() => form.reset({ name: meanwhile.name })}
        >
          {renameTexts.yours}
        </ChangedMeanwhile>
      )}
      <Box sx={{ mt: 2 }}>
        <TextField
          control={control}
          name="name"
          label={renameTexts.name}
          required
          rules={[groupNameProblem]}
        />
      </Box>
      <FormButtons control={control} onCancel={onCancel}>
        {renameTexts.save}
      </FormButtons>
    </Form>
  )
}

interface Renaming {
  rename: (name: string) => Promise<void>
  /** The group as another person has saved it, after this save was refused for it. */
  meanwhile: MarketGroup | undefined
}

/** Renames; a refusal is thrown, for the form to show. */
function useRename(group: MarketGroup): Renaming {
  const [meanwhile, setMeanwhile] = useState<MarketGroup>()
  const { key, hierarchyId, version } = group
  const change = useChange(api.marketGroups.update, {
    refreshes: [api.marketGroups.details, api.marketGroups.list],
    success: ({ name }) => renameTexts.renamed(name),
    fails: false,
    selection: false,
  })
  const rename = async (name: string) => {
    const body = { name, version: meanwhile?.version ?? version }
    try {
      await change.attempt({ params: { id: String(key) }, query: { hierarchyId }, body })
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'market-group.changed-meanwhile'
      if (isStale) setMeanwhile(await presentState(key))
      throw error
    }
  }
  return { rename, meanwhile }
}

const presentState = (key: number): Promise<MarketGroup> =>
  api.marketGroups.details({ params: { key: String(key) }, query: {} }, { selection: false })

interface RenameDialogProps {
  group: MarketGroup
  onClose: () => void
}

export function RenameDialog({ group, onClose }: RenameDialogProps) {
  // As it was when the dialog opened; later changes do not reach it.
  const [known] = useState(group)
  const form = useForm<RenameValues>({ defaultValues: { name: known.name } })
  return (
    <FormDialog form={form} width="sm" title={renameTexts.title(known.name)} onClose={onClose}>
      {(leave) => <RenameForm form={form} group={known} onDone={onClose} onCancel={leave} />}
    </FormDialog>
  )
}
