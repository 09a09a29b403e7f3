import type { approvals } from '@marquee/contract/approvals'
import { accept, refuse } from '@marquee/rules/result'
import { campaignEventsStore, lockedCampaign } from '../campaigns/index.ts'
import type { UseCase } from '../platform/use-case.ts'

export const addComment: UseCase<typeof approvals.comment> = async (call) => {
  const { params, body, person, use, now, announce } = call
  const found = await lockedCampaign(params.key, use)
  if (!found) return refuse('not-found')
  await use(campaignEventsStore).record(params.key, {
    at: new Date(now),
    action: 'comment',
    words: body.words.trim(),
    personKey: person.key,
    by: person.name,
  })
  announce({ key: params.key })
  return accept({ key: params.key })
}
