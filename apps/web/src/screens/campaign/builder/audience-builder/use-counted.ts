import type { AudienceRequest } from '@marquee/rules/audience'
import { useState } from 'react'
import { api, useOperation } from '../../../../api/index.ts'
import type { Campaign } from '../answers.ts'
import type { Breakdown } from './answers.ts'
import { failureInWords } from './failure-in-words.ts'

type SearchInput = Parameters<typeof api.audience.search>[0]

/** How an audience of a campaign is asked for. */
const askedFor = ({ key, template }: Campaign, request: AudienceRequest): SearchInput => ({
  query: { campaignKey: String(key), campaignTemplateKey: String(template.key) },
  body: request as SearchInput['body'],
})

export interface Counted {
  /** The last that was counted, also while another is being. */
  breakdown: Breakdown | undefined
  isCounting: boolean
  error: string | undefined
  retry: () => void
}

/** Counts an audience, and the next as soon as another is asked for: the newest wins. */
export function useCounted(campaign: Campaign, request: AudienceRequest): Counted {
  const asked = useOperation(api.audience.search, askedFor(campaign, request), {
    keepsPrevious: true,
    selection: false,
  })
  const [last, setLast] = useState(asked.response)
  if (asked.response && asked.response !== last) setLast(asked.response)
  return {
    breakdown: asked.response ?? last,
    isCounting: asked.isRefreshing,
    error: asked.status === 'failed' ? failureInWords(asked.failure) : undefined,
    retry: asked.retry,
  }
}
