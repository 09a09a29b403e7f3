import { accessTexts } from '@marquee/rules/access'
import { personReasons } from '@marquee/rules/people'
import { rosterReasons } from '@marquee/rules/roster'
import { tableRequirements } from '../../../../ui/file-import/index.ts'

export const texts = {
  title: 'Load people from a file',
  back: 'Users',
  intro: 'A file of people is tried first: you see who would be invited or changed.',
  label: 'File of people',
  requirements: tableRequirements,
  rules: [
    'A line for each person, known by their email address.',
    'Email and market are needed; for a new person also a name, and a preset or permissions.',
    'The market is its ID, such as 208114 or D4; of a brand its own, such as HONDA. Name the brand only where two brands use the same ID.',
    'Presets. For dealers: Dealer marketing, Viewer. For districts and zones: Field manager, Approver, Viewer. For a brand also: Template author, Administrator.',
    'In place of a preset, permissions by name: See campaigns; Build audiences. “none” gives none.',
    'A blank cell leaves what is there, and so does a person who is not in the file. A file never deactivates anyone.',
  ],
  templateName: 'people.csv',
  toList: 'See the users',
} as const

/** Why a file of people cannot be imported. */
export const reasons = { ...accessTexts, ...rosterReasons, ...personReasons }

export const trialTexts = {
  nothing: 'Nothing differs: the people are as the file says.',
  addedWhy: 'They are invited by email when you import.',
  addedDone: 'They were invited by email.',
  downloadName: 'people-to-correct.csv',
  absentWhy: 'These people work in markets of the file. They stay as they are.',
  person: 'Person',
  email: 'Email',
  market: 'Market',
  permissions: 'Permissions',
  noPermission: 'None',
  noEmail: 'No email',
} as const

export const importsTexts = { none: 'No file has invited or changed anyone yet.' } as const

const people = (count: number) =>
  count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`

export const undoPeopleTexts = {
  withdrawn: 'Invitations that are withdrawn',
  deactivated: 'Joined since, and lose their access',
  person: 'Person',
  email: 'Email',
  final:
    'An undo cannot be undone, and nobody gets an email. Who loses their access is brought back on the Users screen, not by a file.',
  yes: (count: number) => `Undo for ${people(count)}`,
} as const
