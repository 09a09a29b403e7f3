import {
  filterNameProblem,
  listPreferenceReasons,
  nameFilter,
} from '@marquee/rules/list-preferences'
import Box from '@mui/material/Box'
import { FormButtons, FormDialog } from '../../ui/form-dialog/index.ts'
import { Form, TextField, useForm } from '../../ui/form/index.ts'
import { nameTexts } from './texts.ts'
import type { SavedFilter } from './use-list-preferences.ts'

interface NameDialogProps {
  /** Of the same list. */
  saved: readonly SavedFilter[]
  /** What is renamed; without it, something new is saved. */
  own?: SavedFilter
  /** What it throws is shown. */
  onName: (name: string) => Promise<unknown>
  onClose: () => void
}

/** Asks under which name filters are saved. */
export function NameDialog({ saved, own, onName, onClose }: NameDialogProps) {
  const form = useForm({ defaultValues: { name: own?.name ?? '' } })
  const { control } = form
  const texts = own ? nameTexts.rename : nameTexts.save
  const taken = (name: string) => {
    const decision = nameFilter(saved, name, own?.key)
    return decision.ok ? undefined : listPreferenceReasons[decision.reason]
  }
  const submit = async ({ name }: { name: string }) => {
    await onName(name.trim())
    onClose()
  }
  return (
    <FormDialog form={form} width="xs" title={texts.title} onClose={onClose}>
      {(leave) => (
        <Form form={form} onSubmit={submit} label={texts.title}>
          <Box sx={{ mt: 2 }}>
            <TextField
              control={control}
              name="name"
              label={nameTexts.name}
              required
              hint={texts.hint}
              rules={[filterNameProblem, taken]}
            />
          </Box>
          <FormButtons control={control} onCancel={leave}>
            {texts.button}
          </FormButtons>
        </Form>
      )}
    </FormDialog>
  )
}
