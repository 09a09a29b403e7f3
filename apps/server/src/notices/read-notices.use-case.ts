import type { notices } from '@marquee/contract/notices'
import { campaignPhases, type CampaignStatus } from '@marquee/rules/campaigns'
import { noticeLine, type NoticeKind } from '@marquee/rules/notices'
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
    notices: found.map(({ notice, campaign, action, eventBy, words, ...stands }) => ({
      key: notice.key,
      kind: notice.kind,
      at: notice.at.toISOString(),
      isRead: notice.readAt !== null,
      campaignKey: notice.campaignKey,
      line: noticeLine({
        ...notice,
        campaign,
        action,
        // Notices of earlier releases name nobody themselves.
        by: notice.by ?? eventBy,
        words: words ?? '',
        isDecided: isDone[notice.kind](stands),
      }),
      words: words ?? '',
    })),
    totalElements,
    page,
    size,
  })
}

/** Where the campaign of a notice stands. */
interface Stands {
  status: CampaignStatus
  toStatus: CampaignStatus | null
  isReleased: boolean
}

const never = () => false

/**
 * What a notice waited for has happened. A submission of a whole campaign waits until the campaign's status
 * changes; for a touchpoint this is not known.
 */
const isDone: Readonly<Record<NoticeKind, (stands: Stands) => boolean>> = {
  waiting: ({ status, toStatus }) =>
    toStatus === 'SUBMITTED' && campaignPhases[status] !== 'waiting',
  'to-release': ({ isReleased }) => isReleased,
  'cancel-asked': never,
  approved: never,
  rejected: never,
  cancelled: never,
  released: never,
  comment: never,
  deadline: never,
  'season-opened': never,
  'season-closing': never,
  'wave-started': never,
  'wave-ended': never,
  'wave-stopped': never,
  'wave-waits': never,
}

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
