import {
  customerReasons,
  stateNames,
  suppressedChannelNames,
  suppressionReasonNames,
} from '@marquee/rules/customers'
import { accessTexts } from '@marquee/rules/access'

export const reasons = { ...accessTexts, ...customerReasons }

export const figure = (count: number) => count.toLocaleString('en-US')

const households = (count: number) => (count === 1 ? '1 household' : `${figure(count)} households`)

export const texts = {
  title: 'Customers',
  intro: 'The people a dealer knows. Audiences and mailings are drawn from them.',
  import: 'Import a file',
  suppressions: 'Suppression list',
  contactPressure: 'Contact pressure',
  suppress: 'Stop sending to a person',
  lift: 'Send to a person again',
  erase: 'Erase a person',
  imports: 'Imports',
  importsOf: (place: string) => `Imports of ${place}`,
  everywhere: 'all your markets',
  search: 'Dealer or file name',
  columns: {
    file: 'File',
    market: 'Dealer',
    uploadedAt: 'Uploaded',
    uploadedBy: 'By',
    state: 'State',
    households: 'Households',
    refused: 'Rejected rows',
  },
  byCommand: 'By command',
  state: 'State',
  anyState: 'Any state',
  none: 'Nothing has been imported yet. Import a file to begin.',
  noneFound: 'No import matches. Search for something else, or look at another state.',
  readSoFar: (percent: number) => `${stateNames.READING} ${percent}%`,
} as const

export const lookUpTexts = {
  title: 'Look up a customer',
  why: (place: string) =>
    `Among the customers of ${place}: part of a name, street, city or email, a ZIP code, a phone number, or the dealer’s own customer number. Each search and each look is recorded in the audit log.`,
  needs:
    'To look up customers you need the permission to build audiences, which shows their names.',
  label: 'Name, address, email or customer number',
  button: 'Look up',
  failed: 'The customers could not be looked up',
  found: (count: number) => (count === 1 ? '1 customer found' : `${figure(count)} customers found`),
  more: (count: number) =>
    `More than ${count} customers match. Add a street, a ZIP code or a first name to see the right one.`,
  none: 'No customer matches',
  noneWhy: 'Check the spelling, or search with less: a last name alone, or the ZIP code.',
  noneAbove: 'They may belong to a dealer outside the market that you have chosen.',
  number: (number: string) => `No. ${number}`,
  lastVisit: (day: string) => `last visit ${day}`,
} as const

export const marketTexts = {
  title: (name: string) => `Customer data of ${name}`,
  loadFailed: 'The state of the data could not be loaded',
  households: 'Households',
  asOf: 'As of',
  publishedAt: 'Published',
  counted: 'Can be counted',
  notCounted: 'Cannot be counted yet',
  notCountedWhy: 'No file of this dealer has been published. Its audiences are empty until then.',
  noDealer:
    'Choose a dealer to see of which day its customer data are, and how many households they hold.',
  choose: 'Choose a dealer',
} as const

export const personTexts = {
  where: 'Where',
  whereHint: 'It applies there and in every market below.',
  knownBy: 'Known by',
  byEmail: 'Email',
  byAddress: 'Name and address',
  email: 'Email',
  lastName: 'Last name',
  line1: 'Street address',
  postalCode: 'ZIP code',
  channel: 'Send nothing by',
  channels: suppressedChannelNames,
  reason: 'Why',
  reasonNames: suppressionReasonNames,
  liftedChannel: 'Send again by',
  liftedFor: {
    CONSENTED: 'They asked for it',
    SET_BY_MISTAKE: 'It was stopped by mistake',
    REACHABLE_AGAIN: 'They can be reached again',
  },
  goOn: 'Continue',
} as const

const noneKnown =
  'No one like this is on file now. It applies to anyone who is imported from now on.'

export const suppressTexts = {
  title: texts.suppress,
  titleOf: (who: string) => `Stop sending to ${who}`,
  asks: (who: string) => `Stop sending to ${who}?`,
  does: (where: string, channel: string) =>
    `From now on ${where} and every market below send nothing to this person by ${channel.toLowerCase()}. No import undoes this.`,
  done: (count: number) =>
    count === 0 ? noneKnown : `Nothing is sent any more to ${households(count)}.`,
} as const

export const liftTexts = {
  title: texts.lift,
  titleOf: (who: string) => `Send to ${who} again`,
  asks: (who: string) => `Send to ${who} again?`,
  does: (where: string, channel: string) =>
    `${where} and every market below may send to this person again by ${channel.toLowerCase()}. What was stopped for a market above still applies, and a person who was erased stays erased.`,
  done: (lifted: number, count: number) =>
    lifted === 0
      ? 'Nothing was stopped for this person here. Check the markets above.'
      : `Pieces may be sent again to ${households(count)}.`,
} as const

export const eraseTexts = {
  title: texts.erase,
  titleOf: (who: string) => `Erase ${who}`,
  asks: (who: string) => `Erase ${who}?`,
  does: (where: string) =>
    `Name, address, email, visits and vehicles are erased at ${where} and every market below, and are no longer counted. Only a code that cannot be read back is left, so that no import brings the person back.`,
  doesAtDealer: (where: string) =>
    `Name, address, email, phone, visits and vehicles are erased at ${where}. The person is no longer counted, and campaigns that wait to be sent leave them out. Only a code that cannot be read back is left, so that no import brings them back.`,
  elsewhere:
    'Dealers elsewhere keep what they know. To erase the person for a whole brand, use “Erase a person” on the Customers page.',
  done: (count: number) =>
    count === 0 ? noneKnown : `${households(count)} erased. No import brings them back.`,
} as const

export const confirmTexts = {
  final: 'This cannot be undone.',
  yes: { suppress: 'Stop sending', lift: 'Send again', erase: 'Erase' },
  no: 'Cancel',
} as const
