import { useFormState } from 'react-hook-form'
import { whyNot } from '../../../../api/index.ts'
import { SaveBar } from '../../../../ui/form/index.ts'
import { showMoment } from '../../../../widgets/calendar/index.ts'
import type { Template } from '../answers.ts'
import type { PaneProps } from './parts.tsx'
import { reasons, texts } from './texts.ts'

/** Stays in sight below the parts: whether all is saved, and the way to save it. */
export function TemplateSaveBar({
  form: { control },
  base,
}: PaneProps & { base: Template | undefined }) {
  const { isDirty } = useFormState({ control })
  const nothing = base && !isDirty ? texts.nothingToSave : undefined
  return (
    <SaveBar
      control={control}
      reason={whyNot(base?.can.change, reasons) ?? nothing}
      save={texts.save}
      note={isDirty || !base ? texts.unsaved : texts.savedAt(showMoment(base.updatedAt))}
      sx={{ mt: 8 }}
    />
  )
}
