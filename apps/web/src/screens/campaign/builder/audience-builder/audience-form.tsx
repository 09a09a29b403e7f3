import { audienceTexts, type AudienceRequest } from '@marquee/rules/audience'
import { useState } from 'react'
import { ErrorState } from '../../../../ui/states/index.ts'
import { useBuilder } from '../builder.ts'
import type { KnownModel } from './answers.ts'
import { AudienceParts } from './audience-parts.tsx'
import { AudienceSkeleton } from './audience-skeleton.tsx'
import { texts } from './texts.ts'
import { useAudienceForm } from './use-audience-form.ts'
import { useCounted } from './use-counted.ts'

interface AudienceFormProps {
  saved: AudienceRequest | undefined
  models: readonly KnownModel[]
}

/** The audience as it is chosen now, counted. */
export function AudienceForm({ saved, models }: AudienceFormProps) {
  const { campaign } = useBuilder()
  const [kept, setKept] = useState(saved)
  const chosen = useAudienceForm(campaign, kept)
  const counted = useCounted(campaign, chosen.asked)
  const { breakdown, error, retry, isCounting } = counted
  if (!breakdown) {
    return error === undefined ? (
      <AudienceSkeleton message={audienceTexts.determining} />
    ) : (
      <ErrorState title={texts.failed} onRetry={retry} retrying={isCounting}>
        {error}
      </ErrorState>
    )
  }
  return (
    <AudienceParts
      chosen={chosen}
      counted={counted}
      models={models}
      breakdown={breakdown}
      onSaved={setKept}
    />
  )
}
