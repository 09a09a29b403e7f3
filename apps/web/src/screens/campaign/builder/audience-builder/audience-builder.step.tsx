import { audienceTexts } from '@marquee/rules/audience'
import { ErrorState } from '../../../../ui/states/index.ts'
import { useUserState } from '../../../../widgets/user-state/index.ts'
import { useBuilder } from '../builder.ts'
import { StepTitle } from '../step-title.tsx'
import { AudienceForm } from './audience-form.tsx'
import { AudienceSkeleton } from './audience-skeleton.tsx'
import { texts, toldTexts } from './texts.ts'
import { ToldAudience } from './told-audience.tsx'
import { useSavedAudience } from './use-saved-audience.ts'

/** Whom the campaign reaches. */
export function Step() {
  const { permissions } = useUserState()
  const mayCount = permissions.includes('CAN_SEARCH_AUDIENCE')
  return (
    <>
      <StepTitle intro={mayCount ? texts.intro : toldTexts.intro}>{texts.title}</StepTitle>
      {mayCount ? <ChosenAudience /> : <ToldAudience />}
    </>
  )
}

/** Every choice is counted as it is made. */
function ChosenAudience() {
  const { campaign } = useBuilder()
  const { status, saved, models, error, retry } = useSavedAudience(campaign)
  if (status === 'loading') return <AudienceSkeleton message={audienceTexts.initializing} />
  if (status === 'succeeded') return <AudienceForm saved={saved} models={models} />
  return (
    <ErrorState title={texts.failed} onRetry={retry}>
      {error}
    </ErrorState>
  )
}
