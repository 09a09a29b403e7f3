import type { EventAction } from '../approvals/index.ts'
import { isCalendarDate, showDate } from '../calendar/index.ts'
import { heldForTexts } from '../sendings/index.ts'
import type { NoticeKind } from './kinds.rules.ts'
import { waveInWords } from './waves.rules.ts'

export const noticeKindTexts: Readonly<Record<NoticeKind, string>> = {
  waiting: 'A campaign waits for my decision',
  'cancel-asked': 'Someone asks to cancel a campaign that I decide on',
  approved: 'One of my campaigns was approved',
  'to-release': 'A metro campaign that I may release is approved',
  rejected: 'One of my campaigns was rejected',
  cancelled: 'One of my campaigns was canceled, or its cancellation was declined',
  released: 'A metro campaign was released to my market',
  comment: 'Someone comments on one of my campaigns',
  deadline: 'A campaign has to be approved soon to keep its mail date',
  'season-opened': 'A season of a year of mine can be customized',
  'season-closing': 'The time to customize a season of a year of mine ends soon',
  'wave-started': 'A wave of one of my campaigns is on its way',
  'wave-ended': 'A wave of one of my campaigns is sent',
  'wave-stopped': 'A wave of a campaign of mine, or that I decide on, was stopped',
  'wave-waits': 'A wave of a campaign of mine, or that I decide on, waits for a person',
}

/** What a notice contains. */
export interface NoticeFacts {
  kind: NoticeKind
  action: EventAction | null
  campaign: string
  by: string | null
  /** The reason, or the comment. */
  words: string
  /** Of a deadline, or of the time to customize a season: the last day. Of a wave: which it is. */
  occasion: string
  /** Of a submission or an approval that waits for a release: that has happened since. */
  isDecided?: boolean
}

/** A notice in a line, the same on the screen and as the subject of an email. */
export const noticeLine = (facts: NoticeFacts): string =>
  lines[facts.kind](facts, facts.by ?? 'Someone')

const lines: Readonly<Record<NoticeKind, (facts: NoticeFacts, who: string) => string>> = {
  waiting: ({ campaign, isDecided }, who) =>
    `${who} submitted “${campaign}”.${isDecided ? '' : ' It waits for your decision.'}`,
  'cancel-asked': ({ campaign }, who) => `${who} asks to cancel “${campaign}”.`,
  approved: ({ campaign }, who) => `${who} approved “${campaign}”.`,
  'to-release': ({ campaign, isDecided }, who) =>
    `${who} approved “${campaign}”.${isDecided ? '' : ' Release it, so that its dealers see their part.'}`,
  rejected: ({ campaign }, who) => `${who} rejected “${campaign}”.`,
  cancelled: ({ campaign, action }, who) =>
    action === 'decline-cancel'
      ? `${who} declined to cancel “${campaign}”. It continues.`
      : `${who} canceled “${campaign}”.`,
  released: ({ campaign }, who) => `${who} released “${campaign}” to your market.`,
  comment: ({ campaign }, who) => `${who} wrote about “${campaign}”.`,
  deadline: ({ campaign, occasion }) =>
    `“${campaign}” must be approved by ${dayOf(occasion)} to keep its mail date.`,
  'season-opened': ({ campaign, occasion }) =>
    `“${campaign}” can be customized now, until ${isCalendarDate(occasion) ? dayOf(occasion) : 'it is mailed'}.`,
  'season-closing': ({ campaign, occasion }) =>
    `“${campaign}” can be customized until ${dayOf(occasion)}. Then it goes out as it is.`,
  'wave-started': (facts) => `${waveOf(facts)} is on its way.`,
  'wave-ended': (facts) => `${waveOf(facts)} is sent.`,
  'wave-stopped': (facts, who) =>
    `${who} stopped ${waveOf(facts)}. What is left of it is not sent.`,
  'wave-waits': (facts) => {
    const { heldFor } = waveInWords(facts.occasion)
    return `${waveOf(facts)} waits for a person.${heldFor === null ? '' : ` ${heldForTexts[heldFor]}`}`
  },
}

const waveOf = ({ campaign, occasion }: NoticeFacts): string =>
  `“${campaign}”: ${waveInWords(occasion).piece}`

const dayOf = (occasion: string): string =>
  isCalendarDate(occasion) ? showDate(occasion) : occasion
