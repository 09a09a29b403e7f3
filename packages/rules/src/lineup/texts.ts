import { cellReasons, fileReasons, lineReasons } from '../csv/index.ts'
import { changedSince, undoReasons } from '../file-imports/index.ts'

/** What is wrong with a file of models as a whole, or with a change of one. */
export const lineupReasons = {
  ...fileReasons,
  ...undoReasons,
  'lineup.headers-missing':
    'The file needs columns named Make and Model. Take the template as a start.',
  'lineup.changed-meanwhile':
    'The models were changed since this was tried. Nothing was changed. Try the file again.',
  'lineup.model-taken': 'This brand has a model of this name already.',
  'lineup.not-whole-brand':
    'Only people whose home is a whole brand change its models. Ask the national office.',
} as const

/** What is wrong with one line. */
export const lineupRowReasons = {
  ...cellReasons,
  ...lineReasons,
  'row.brand-unknown': 'There is no brand with this ID, or you do not see it.',
  'row.brand-needed': 'There are several brands. Say which one.',
  'row.years': 'Not model years such as 2003-2011 2013.',
  'row.years-range': 'Model years go from 1950 to two years from now.',
  'row.model-of-other-make': 'Another make of this brand has a model of this name.',
  'row.status': 'Neither offered nor retired.',
  'row.two-statuses': 'Two lines about this model do not agree on its status. None was used.',
} as const

export type LineupRowReason = keyof typeof lineupRowReasons

/** What names a new model, so that it is retired instead of removed when its import is undone. */
export const modelUses = {
  'stays.campaigns': 'Campaigns have chosen it, or left it out.',
  'stays.customers': 'Customers of the brand were imported since, and may drive it.',
} as const

export type ModelUse = keyof typeof modelUses

/** Why something of an import stays as it is when the import is undone. */
export const modelStayReasons = { ...changedSince, ...modelUses } as const

export type ModelStayReason = keyof typeof modelStayReasons
