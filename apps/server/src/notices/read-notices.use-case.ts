import type { notices } from '@marquee/contract/notices'
import { campaignPhases, type CampaignStatus } from '@marquee/rules/campaigns'
import { noticeLine } from '@marquee/rules/notices'
import { accept, refuse } from '@marquee/rules/result'
import type { UseCase } from '../platform/use-case.ts'
import { noticesStore } from './notices.store.ts'
import { noticesView } from './notices.view.ts'

export const searchNotices: UseCase<typeof notices.search> = async ({ body, person, use }) => {
  const { criteria, page, size } = body
  const { found, totalElements } = await use(noticesView).search(
    person.key,
    criteria?.isUnread ?? false,
    { page, size },
  )
  return accept({
    notices: found.map(({ notice, campaign, action, by, words, ...stands }) => ({
      key: notice.key,
      kind: notice.kind,
      at: notice.at.toISOString(),
      isRead: notice.readAt !== null,
      campaignKey: notice.campaignKey,
      line: noticeLine({
        ...notice,
        campaign,
        action,
        by,
        words: words ?? '',
        ...decidedOf(stands),
      }),
      words: words ?? '',
    })),
    totalElements,
    page,
    size,
  })
}

interface Submission {
  status: CampaignStatus
  toStatus: CampaignStatus | null
}

/**
 * A submission of a whole campaign waits until the campaign's status changes; for a touchpoint this is
 * not known.
 */
const decidedOf = ({ status, toStatus }: Submission) => ({
  isDecided: toStatus === 'SUBMITTED' && campaignPhases[status] !== 'waiting',
})

export const countUnread: UseCase<typeof notices.unread> = async ({ use }) =>
  accept({ unread: await use(noticesView).unread() })

export const readNotice: UseCase<typeof notices.read> = async (call) => {
  const { params, person, use, now, announce } = call
  if (!(await use(noticesStore).read(params.key, person.key, new Date(now)))) {
    return refuse('not-found')
  }
  announce({ key: params.key })
  return accept({ unread: await use(noticesView).unread() })
}

export const readAll: UseCase<typeof notices.readAll> = async ({ person, use, now }) => {
  await use(noticesStore).readAll(person.key, new Date(now))
  return accept({ unread: await use(noticesView).unread() })
}
