import type { AudienceRequest } from '@marquee/rules/audience'
import { useState } from 'react'
import { api, useOperation } from '../../../../api/index.ts'
import type { Campaign } from '../answers.ts'
import type { KnownModel } from './answers.ts'
import { failureInWords } from './failure-in-words.ts'

interface SavedAudience {
  status: 'loading' | 'failed' | 'succeeded'
  /** None where nothing was saved yet. */
  saved: AudienceRequest | undefined
  models: readonly KnownModel[]
  error: string | undefined
  retry: () => void
}

const NOT_FOUND = 404

/** What the step begins with: the audience as it was saved, and the models to choose from. */
export function useSavedAudience(campaign: Campaign): SavedAudience {
  // Saved here for the first time, it is known already: the form stays, and goes on to the next step.
  const [without] = useState(campaign.audience === null ? campaign.key : undefined)
  const wasNone = without === campaign.key
  const kept = useOperation(
    api.audience.readSelection,
    { params: { id: String(campaign.key) }, query: {} },
    { selection: false, enabled: !wasNone },
  )
  const vehicles = useOperation(
    api.vehicles.metadata,
    { query: { hierarchyId: campaign.hierarchyId } },
    { selection: false, staysFresh: true },
  )
  const isNone = wasNone || kept.failure?.status === NOT_FOUND
  const isFailed = (kept.status === 'failed' && !isNone) || vehicles.status === 'failed'
  const isThere = (kept.response !== undefined || isNone) && vehicles.response !== undefined
  return {
    status: isFailed ? 'failed' : isThere ? 'succeeded' : 'loading',
    saved: kept.response?.searchRequest as AudienceRequest | undefined,
    models: vehicles.response?.vehicleMetadataDto ?? [],
    error: failureInWords(isNone ? vehicles.failure : (kept.failure ?? vehicles.failure)),
    retry: () => {
      if (kept.status === 'failed' && !isNone) kept.retry()
      if (vehicles.status === 'failed') vehicles.retry()
    },
  }
}
