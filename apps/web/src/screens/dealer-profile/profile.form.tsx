import { Form } from '../../ui/form/index.ts'
import { ChangedMeanwhile } from '../../ui/changed-meanwhile/index.ts'
import { UnsavedGuard } from '../../ui/unsaved-guard/index.ts'
import type { MarketProfile } from '../../widgets/market-profiles/index.ts'
import { AttributesPart } from './attributes-part.tsx'
import { BusinessPart } from './business-part.tsx'
import { ContactPart, NotesPart, WebPart } from './plain-parts.tsx'
import { differencesOf } from './differences.rules.ts'
import { ProfileSaveBar } from './save-bar.tsx'
import { texts } from './texts.ts'
import { useProfileForm } from './use-profile-form.ts'

export function ProfileForm({ profile }: { profile: MarketProfile }) {
  const { form, save, meanwhile, takeOver } = useProfileForm(profile)
  const { can, attributes } = profile
  const parts = { form, isFixed: !can.update.ok }
  return (
    <Form form={form} onSubmit={save} label={texts.title}>
      {meanwhile && (
        <ChangedMeanwhile
          differences={differencesOf(meanwhile.before, meanwhile.now)}
          onTakeOver={takeOver}
        >
          {texts.merged}
        </ChangedMeanwhile>
      )}
      <ContactPart {...parts} />
      <WebPart {...parts} />
      <BusinessPart form={form} can={can} />
      <NotesPart {...parts} />
      <AttributesPart {...parts} attributes={attributes} />
      <ProfileSaveBar form={form} can={can} />
      <UnsavedGuard isUnsaved={form.formState.isDirty && !form.formState.isSubmitting} />
    </Form>
  )
}
