import { needsDecision, noticeLine, type NoticeFacts } from '@marquee/rules/notices'
import { plainEmail } from '../outbox/index.ts'

interface NoticeMail extends NoticeFacts {
  campaignKey: number
}

/** A notice as an email: what happened, the reason or comment, and a link to the campaign. */
export function noticeEmail(notice: NoticeMail, publicUrl: string): ReturnType<typeof plainEmail> {
  const place = needsDecision(notice.kind) ? '/approvals' : '/campaign/builder'
  return plainEmail({
    subject: noticeLine(notice),
    quoted: notice.words === '' ? [] : [notice.words],
    action: { says: 'Open the campaign', url: `${publicUrl}${place}/${notice.campaignKey}` },
    why: 'You get this because you use Marquee. Choose your notices:',
    choices: `${publicUrl}/notices/choices`,
  })
}
