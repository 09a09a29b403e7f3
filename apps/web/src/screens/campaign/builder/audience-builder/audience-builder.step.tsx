import { audienceTexts } from '@marquee/rules/audience'
import { ErrorState } from '../../../../ui/states/index.ts'
import { useBuilder } from '../builder.ts'
import { StepTitle } from '../step-title.tsx'
import { AudienceForm } from './audience-form.tsx'
import { AudienceSkeleton } from './audience-skeleton.tsx'
import { texts } from './texts.ts'
import { useSavedAudience } from './use-saved-audience.ts'

/** Whom the campaign reaches: every choice is counted as it is made. */
export function Step() {
  const { campaign } = useBuilder()
  const { status, saved, models, error, retry } = useSavedAudience(campaign)
  return (
    <>
      <StepTitle intro={texts.intro}>{texts.title}</StepTitle>
      {status === 'failed' && (
        <ErrorState title={texts.failed} onRetry={retry}>
          {error}
        </ErrorState>
      )}
      {status === 'loading' && <AudienceSkeleton message={audienceTexts.initializing} />}
      {status === 'succeeded' && <AudienceForm {...{ saved, models }} />}
    </>
  )
}
