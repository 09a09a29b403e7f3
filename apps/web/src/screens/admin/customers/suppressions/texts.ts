import {
  optOutReasonNames,
  suppressedChannelNames,
  suppressionReasonNames,
  suppressionSourceNames,
} from '@marquee/rules/customers'
import { figure } from '../texts.ts'

export const texts = {
  title: 'Suppression list',
  intro: (place: string) =>
    `Whom ${place} and every market below must not write to, and why. Only codes that cannot be read back are stored: who it is, is shown where a customer on file still has one of them. What holds from a market above is listed there.`,
  everywhere: 'all your markets',
  list: 'Suppressions',
  search: 'Whole email address',
  none: 'No one is suppressed here. Customers who unsubscribe are listed here at once.',
  noneFound: 'No suppression matches. Look at other filters, or type the whole email address.',
  importFile: 'Import a file',
  exportAll: 'Export as CSV',
  fileName: 'suppressions.csv',
  exported: (count: number, isCut: boolean) =>
    isCut
      ? `The newest ${figure(count)} suppressions were exported. Narrow the list to export others.`
      : count === 1
        ? '1 suppression was exported.'
        : `${figure(count)} suppressions were exported.`,
  known: 'A customer on file',
  unknown: 'No longer known',
  recipient: 'The recipient',
  lift: 'Send again',
  liftOf: (who: string) => `Send again to ${who}`,
  columns: {
    person: 'Customer',
    channel: 'Nothing by',
    reason: 'Why',
    source: 'From where',
    why: 'Their reason',
    market: 'Where',
    campaign: 'Campaign',
    by: 'By',
    at: 'Since',
    lift: 'Change',
  },
  channel: 'Channel',
  anyChannel: 'Any channel',
  channels: suppressedChannelNames,
  reason: 'Why',
  anyReason: 'Any reason',
  reasons: suppressionReasonNames,
  source: 'From where',
  anySource: 'Any source',
  sources: suppressionSourceNames,
  whys: optOutReasonNames,
} as const

export const liftTexts = {
  title: (who: string) => `Send to ${who} again?`,
  someone: 'this person',
  does: (where: string, channel: string) =>
    `${where} and every market below may send to this person again by ${channel.toLowerCase()}. What else stands in this list still applies.`,
  why: 'Why',
  no: 'Cancel',
  yes: 'Send again',
  done: 'The suppression was lifted. Counts follow within a minute.',
} as const
