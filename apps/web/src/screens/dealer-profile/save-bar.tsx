import { accessTexts } from '@marquee/rules/access'
import { whyNot } from '../../api/index.ts'
import { SaveBar } from '../../ui/form/index.ts'
import type { MarketProfile } from '../../widgets/market-profiles/index.ts'
import type { PartProps } from './fields.tsx'
import { texts } from './texts.ts'

interface ProfileSaveBarProps extends Pick<PartProps, 'form'> {
  can: MarketProfile['can']
}

/** Stays in sight below a form that is longer than the window. */
export function ProfileSaveBar({ form, can }: ProfileSaveBarProps) {
  const { isDirty } = form.formState
  const mayNot = can.editRestricted.ok ? undefined : whyNot(can.update, accessTexts)
  const reason = mayNot ?? (isDirty ? undefined : texts.nothingToSave)
  return (
    <SaveBar
      control={form.control}
      reason={reason}
      save={texts.save}
      note={mayNot ? texts.readOnly : isDirty && texts.unsaved}
      sx={{ mb: 8 }}
    />
  )
}
