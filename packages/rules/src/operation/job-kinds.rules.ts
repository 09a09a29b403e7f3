/** What the program does later, by its kind in the table of jobs, as people read it. */
const JOB_KINDS = {
  'begin campaigns': 'Beginning campaigns on their mail dates',
  'bring along': 'Moving what belongs to a moved market',
  'audience files': 'Making audience files',
  'bring along once more': 'Looking at moved markets once more',
  'bulk enrollment': 'Enrolling many dealers in a year',
  'bulk reorder': 'Reordering many campaigns',
  'campaign event': 'Notifying people of their campaigns',
  'carry emails': 'Sending emails of campaigns',
  'import customers': 'Importing customers from files',
  'load demo campaigns': 'Loading campaigns of the demo',
  'load demo customers': 'Loading customers of the demo',
  'look after customers': 'Checking that customers can be counted',
  'look for deadlines': 'Looking for mail dates that come close',
  'make print package': 'Making what printers print',
  'plan sendings': 'Making ready what campaigns send',
  'print packages': 'Looking for what is to be printed',
  'publish market': 'Preparing customers to be counted',
  'refresh template pictures': 'Drawing the pictures of templates',
  'rehearse campaign': 'Rehearsing a campaign',
  'seal audit log': 'Sealing the audit log',
  'send email': 'Sending emails',
  'sending moved': 'Notifying people of what campaigns send',
  'tidy customers': 'Removing customers that nothing needs any more',
  'tidy emails': 'Deleting kept and returned emails of campaigns after a month',
  'tidy rehearsals': 'Deleting rehearsals that are over',
  'undo import': 'Undoing imports of customers',
} as const satisfies Record<string, string>

/** Each job of the program has one of these: without a name it does not compile. */
export type JobKind = keyof typeof JOB_KINDS

const names: ReadonlyMap<string, string> = new Map(Object.entries(JOB_KINDS))

/** A kind that another version of the program has left is shown as it is. */
export const jobKindName = (kind: string): string => names.get(kind) ?? kind
