import { showCount } from '@marquee/rules/money'

export const texts = {
  title: 'Who did not get it',
  back: 'Campaign',
  backToAll: 'On its way',
  of: (campaign: string, piece: string, market: string) => `${campaign}: ${piece}, ${market}`,
  loadFailed: 'Who did not get it could not be loaded',
  gone: 'This is not there',
  goneWhy: 'It may be of a campaign that you do not see.',
  toAll: 'All that is on its way',
  list: 'Customers who did not get it',
  none: 'Each piece arrived, or is still to be sent.',
  noneFound: 'There are none of these.',
  state: 'What became of it',
  anyState: 'All',
  columns: {
    who: 'Customer',
    state: 'What became of it',
    why: 'Why',
    tries: 'Tries',
    changedAt: 'Since',
    actions: 'Actions',
  },
  seed: 'Seed recipient',
  customer: (number: number) => `Customer ${number}`,
  said: (answer: string) => `“${answer}”`,
  unknownTitle: (count: number) =>
    count === 1
      ? 'Of one email it is not known whether it arrived'
      : `Of ${showCount(count)} emails it is not known whether they arrived`,
  unknownWhy: (count: number) =>
    count === 1
      ? 'The mail server, or this program, fell silent while it was handed over. It is never sent again by itself: someone who can look at the mail server decides.'
      : 'The mail server, or this program, fell silent while they were handed over. They are never sent again by themselves: someone who can look at the mail server decides.',
  sendAgain: 'Send again',
  sendAllAgain: (count: number) => (count === 1 ? 'Send it again…' : 'Send all again…'),
  sendAgainTo: (who: string) => `Send again to ${who}`,
  countAsSent: 'Count as sent',
  countAllAsSent: (count: number) => (count === 1 ? 'Count it as sent' : 'Count all as sent'),
  countAsSentTo: (who: string) => `Count as sent to ${who}`,
  sendAgainTitle: 'Send it again?',
  sendAgainBody:
    'Whoever has got it gets it twice. Send it again only if you know from the mail server that it did not leave.',
  leave: 'Not now',
  willBeSent: 'On the way again',
  counted: 'Counted as sent',
} as const
