import { cellReasons } from '../csv/index.ts'
import { showCount } from '../money/index.ts'
import type { KnownState, Segment } from './household.rules.ts'
import type { ImportEffect } from './import-effect.rules.ts'
import { MOST_IMPORT_BYTES } from './imports.rules.ts'
import type { OptOutReason, SuppressionSource } from './opt-out.rules.ts'
import type { SuppressionChannel, SuppressionReason } from './suppressions.rules.ts'

const MEGABYTE = 1_048_576

/** What is wrong with a file, or with a request about one. */
export const customerReasons = {
  'customers.not-a-dealer': 'Customers belong to a dealer. Choose one.',
  'customers.too-large': `This file is larger than ${MOST_IMPORT_BYTES / MEGABYTE} MB. Ask the person who runs the server to import it by command.`,
  'customers.file-empty': 'This file has no lines below its headers.',
  'customers.not-csv': 'This is not a CSV file. Save it as CSV and try again.',
  'customers.wrong-encoding':
    'The letters of this file cannot be read. Save it as CSV UTF-8 and try again. Nothing was changed.',
  'customers.quote-open':
    'A quotation mark is opened and never closed. Close it and try again. Nothing was changed.',
  'customers.headers-twice': 'Two columns have the same header. Give each its own.',
  'customers.column-missing': 'This column is not in the file.',
  'customers.column-twice': 'A column can be one field only.',
  'customers.fields-needed':
    'Say which columns hold the last name, and the email or the street address and ZIP code.',
  'customers.days-needed': 'Say which column holds the last visit or the purchase date.',
  'customers.not-waiting': 'This import has been started already.',
  'customers.import-ended': 'This import is over.',
  'customers.not-confirming': 'This import does not wait for an answer.',
  'customers.import-running':
    'An import of this dealer is under way, or waits for an answer. Wait until it is done, or cancel it.',
  'customers.not-published': 'This import is not in use, so there is nothing to undo.',
  'customers.not-last':
    'Other customers were imported since. Only the last import of a dealer can be undone.',
  'customers.nothing-before': 'What stood before this import is no longer stored.',
  'customers.undo-too-late': 'An import can be undone for seven days.',
  'customers.nothing-usable': 'No line of this file can be used. Nothing was changed.',
  'customers.too-many-refused':
    'More than half of the lines cannot be used. Nothing was changed. Look at the rejected rows.',
  'customers.import-broken': 'This import was interrupted too often. Nothing was changed.',
  'customers.search-too-short': 'Type at least two letters or digits.',
  'customers.too-many-to-search':
    'These markets have too many customers to search through. Choose a dealer, or type a whole email address or phone number.',
  'customers.changed-meanwhile':
    'This customer was changed in the meantime. What you typed is still here, and is not saved yet.',
  'customers.was-erased':
    'A person of this name and address, or with this email, has been erased and cannot be entered again.',
  'suppressions.headers-missing':
    'The file needs a column named Email, or columns named Last name, Street address and ZIP code.',
  'suppressions.too-many-lines': 'The file has more than 20,000 lines. Load it in several parts.',
  'suppressions.changed-meanwhile':
    'The list was changed since this was tried. Nothing was changed. Try the file again.',
  'suppressions.erased': 'This person was erased, and stays so.',
  'opt-out.not-one-click':
    'This call is not the one click of a mail program. Open the link in a browser instead.',
  'customers.household-there':
    'This dealer already has another customer of this name and address, or with this email. Look them up first.',
} as const

/** What is wrong with one line. */
export const rowReasons = {
  ...cellReasons,
  'row.yes-no': 'Neither yes nor no. It counts as yes.',
  'row.cells-missing': 'The line ends too early.',
  'row.cells-more': 'The line has more cells than the headers.',
  'row.unreadable': 'The line contains characters that are not text.',
  'row.required': 'This is needed.',
  'row.date': 'Not a date such as 06/30/2026 or 2026-06-30.',
  'row.date-ahead': 'This day is still to come.',
  'row.visits-order': 'The first visit is after the last one.',
  'row.email': 'Not an email address.',
  'row.number': 'Not a whole number.',
  'row.year': 'Not a model year.',
  'row.vin': 'Not a VIN of 17 letters and digits.',
  'row.unreachable': 'Neither an email nor a whole address.',
  'row.no-day': 'Neither a last visit nor a purchase date.',
  'row.twice': 'This household is in the file already.',
} as const

export type RowReason = keyof typeof rowReasons

export const stateNames = {
  UPLOADED: 'Waiting for its columns',
  READING: 'Reading',
  CONFIRMING: 'Waiting for an answer',
  PUBLISHING: 'Publishing',
  PUBLISHED: 'Published',
  FAILED: 'Failed',
  CANCELLED: 'Canceled',
  UNDOING: 'Undoing',
  UNDONE: 'Undone',
} as const

const households = (count: number): string =>
  count === 1 ? '1 household' : `${showCount(count)} households`

/** The figures of an import that changes much, as the screen and the command say them. */
export const effectTexts = {
  before: 'Households now',
  inFile: 'Households in the file',
  added: 'New',
  gone: 'Would go',
  changed: 'Would change',
  after: 'Households afterwards',
  byEmail: 'Reached by email',
  byMail: 'Reached by mail',
  reached: (before: number, after: number) =>
    `${showCount(before)} now, ${showCount(after)} afterwards`,
  whole: ({ before, inFile, added, gone, after }: ImportEffect) =>
    `The dealer has ${households(before)} now. The file has ${showCount(inFile)} (${showCount(added)} new): ${showCount(gone)} would go, and ${showCount(after)} would be there afterwards.`,
} as const

/** What is wrong with a field of a customer, where no text for fields says it. */
export const contactTexts = {
  unreachable: 'Enter an email, or a street address and ZIP code.',
  stateUnknown: 'Not a state of the United States, such as MI.',
} as const

export const suppressedChannelNames: Readonly<Record<SuppressionChannel, string>> = {
  EMAIL: 'Email',
  MAIL: 'Mail',
  ALL: 'Email and mail',
}

export const suppressionReasonNames: Readonly<Record<SuppressionReason, string>> = {
  OPTED_OUT: 'They asked for it',
  COMPLAINED: 'They complained',
  BOUNCED: 'Their emails bounce',
  UNDELIVERABLE: 'Their mail is returned',
  ERASED: 'They were erased',
}

export const suppressionSourceNames: Readonly<Record<SuppressionSource, string>> = {
  ADMINISTRATOR: 'Staff',
  UNSUBSCRIBE_PAGE: 'Link in an email',
  ONE_CLICK: 'Mail program',
  MAIL_RETURN: 'Returned email',
  FILE: 'File',
}

/** What a recipient chose, as the people who look after customers read it. */
export const optOutReasonNames: Readonly<Record<OptOutReason, string>> = {
  TOO_MANY: 'Too many emails',
  NOT_RELEVANT: 'Not relevant',
  NEVER_SIGNED_UP: 'Never signed up',
  OTHER: 'Another reason',
}

/** May the customer be reached by a channel, and if not, why not. */
export const reachNames: Readonly<Record<'email' | 'mail', Readonly<Record<KnownState, string>>>> =
  {
    email: {
      NO_DATA: 'No: no email is known',
      OPTED_OUT: 'No: opted out',
      UNDELIVERABLE: 'No: emails bounce',
      REACHABLE: 'Yes',
    },
    mail: {
      NO_DATA: 'No: the street address or ZIP code is not known',
      OPTED_OUT: 'No: opted out',
      UNDELIVERABLE: 'No: mail is returned',
      REACHABLE: 'Yes',
    },
  }

export const segmentNames: Readonly<Record<Segment, string>> = {
  NEW: 'New',
  ACTIVE: 'Active',
  LAPSED: 'Lapsed',
  INACTIVE: 'Inactive',
}
