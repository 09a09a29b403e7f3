import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { allOf, api } from '../../../../../api/index.ts'
import { useNotifications } from '../../../../../ui/notifications/index.ts'
import { failureInWords, TOUCHED } from '../../../../../widgets/approvals/index.ts'
import type { Campaign, Review } from './answers.ts'
import type { Verb } from './decisions-for.rules.ts'
import { reviewTexts as texts } from './texts.ts'

/** Decides about what is looked at; whatever comes of it, the page shows the campaign as it is then. */
export function useReviewDecision(campaign: Campaign, review: Review) {
  const client = useQueryClient()
  const { notify } = useNotifications()
  const [isRunning, setRunning] = useState(false)
  const decide = async (verb: Verb, reason?: string) => {
    setRunning(true)
    try {
      await send(verb, { campaign, review, reason })
      notify('success', texts.done[verb])
    } catch (error) {
      notify('error', failureInWords(campaign.name, error))
    }
    await Promise.all(
      TOUCHED.map((touched) => client.invalidateQueries({ queryKey: allOf(touched) })),
    )
    setRunning(false)
  }
  return { decide, isRunning }
}

interface Sent {
  campaign: Campaign
  review: Review
  reason: string | undefined
}

function send(verb: Verb, { campaign, review, reason }: Sent): Promise<unknown> {
  const options = { selection: false }
  const why = reason === undefined ? {} : { reason }
  if (verb === 'confirmCancel' || verb === 'declineCancel') {
    return api.approvals[verb]({ params: { key: String(campaign.key) }, body: why }, options)
  }
  if (verb === 'approveTouchpoints' || verb === 'rejectTouchpoints') {
    const { touchpoints } = review
    const itemKey = touchpoints.map(({ key }) => key)
    const contentHashes = touchpoints.map(({ contentHash }) => contentHash)
    return api.approvals[verb]({ body: { itemKey, contentHashes, ...why } }, options)
  }
  const hashes = review.order ? { contentHashes: [review.order.contentHash] } : {}
  return api.approvals[verb]({ body: { itemKey: [campaign.key], ...hashes, ...why } }, options)
}
