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
  const readAnew = () =>
    Promise.all(TOUCHED.map((touched) => client.invalidateQueries({ queryKey: allOf(touched) })))
  /** Throws in words for people why it was not decided. */
  const decide = async (verb: Verb, reason?: string) => {
    setRunning(true)
    try {
      await send(verb, { campaign, review, reason })
      notify('success', texts.done[verb])
    } catch (error) {
      throw new Error(failureInWords(campaign.name, error), { cause: error })
    } finally {
      await readAnew()
      setRunning(false)
    }
  }
  const tell = ({ message }: Error) => notify('error', message)
  return { decide, tell, isRunning }
}

interface Sent {
  campaign: Campaign
  review: Review
  reason: string | undefined
}

async function send(verb: Verb, { campaign, review, reason }: Sent): Promise<void> {
  const options = { selection: false }
  const why = reason === undefined ? {} : { reason }
  if (verb === 'confirmCancel' || verb === 'declineCancel') {
    const params = { key: String(campaign.key) }
    await api.approvals[verb]({ params, body: why }, options)
  } else {
    const { results } = await api.approvals[verb](
      { body: { ...named(verb, campaign, review), ...why } },
      options,
    )
    // Of several touchpoints each is answered by itself.
    const [refused] = results.flatMap((one) => (one.ok ? [] : [one.message]))
    if (refused !== undefined) throw new Error(refused)
  }
}

/** What is decided about, and what was looked at. */
function named(verb: Verb, campaign: Campaign, { touchpoints, order }: Review) {
  const isOfSteps = verb === 'approveTouchpoints' || verb === 'rejectTouchpoints'
  if (!isOfSteps) {
    return { itemKey: [campaign.key], ...(order && { contentHashes: [order.contentHash] }) }
  }
  return {
    itemKey: touchpoints.map(({ key }) => key),
    contentHashes: touchpoints.map(({ contentHash }) => contentHash),
  }
}
