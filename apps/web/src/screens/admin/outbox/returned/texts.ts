import type { UnreadDecision, UnreadOutcome } from '@marquee/rules/mail-returns'

export const texts = {
  title: 'Returned emails',
  back: 'Outbox',
  intro:
    'Replies to emails of campaigns that Marquee could not make sense of. Read each one and mark what it means. The newest 500 of the last 30 days are here.',
  reports: 'Returned emails',
  none: 'No returned email waits for you. Bounces and complaints that Marquee understands are counted by themselves.',
  report: 'Returned email',
  noSubject: '(no subject)',
  unknown: 'No longer known',
  seed: 'Seed recipient',
  wave: (wave: number) => `Wave ${wave}`,
  openCampaign: 'Open the campaign',
  text: 'What it says',
  noText: '(no text)',
  head: 'Its header',
  question: 'What does it mean?',
  columns: {
    subject: 'Subject',
    from: 'From',
    campaign: 'Campaign',
    dealer: 'Dealer',
    step: 'Touchpoint',
    arrivedAt: 'Arrived',
  },
} as const

interface DecisionText {
  name: string
  does: string
}

export const decisionTexts: Readonly<Record<UnreadDecision, DecisionText>> = {
  'address-gone': {
    name: 'Mark address as gone',
    does: 'The mailbox does not exist. It counts as bounced, and the brand sends no more email to it.',
  },
  complaint: {
    name: 'Mark as complaint',
    does: 'The reader does not want such email. It counts as spam, and the brand sends them no more.',
  },
  nothing: {
    name: 'Remove from the list',
    does: 'Neither of these, such as an automatic reply. Nothing is counted.',
  },
}

export const outcomeTexts: Readonly<Record<UnreadOutcome, string>> = {
  stopped: 'Counted. The brand sends no more email to this address.',
  counted:
    'Counted. No address was stopped: the customer has another one by now, or is not known any more.',
  'counted-before': 'This had been counted before. It is off the list.',
  removed: 'Removed from the list.',
}
