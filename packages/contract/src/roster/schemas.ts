import { accessTexts, PERMISSIONS, USER_LEVELS } from '@marquee/rules/access'
import {
  rosterReasons,
  rosterColumns,
  rosterRowReasons,
  personStayReasons,
  type RosterField,
  type RosterRowReason,
  type PersonStayReason,
} from '@marquee/rules/roster'
import { z } from 'zod'
import { personReasons } from '@marquee/rules/people'
import { fileImport, ImportKey } from '../file-imports/index.ts'
import { abilityOf, Key } from '../operation/index.ts'

const RosterAbility = abilityOf({ ...accessTexts, ...rosterReasons })

const fields = Object.keys(rosterColumns) as [RosterField, ...RosterField[]]
const reasons = Object.keys(rosterRowReasons) as [RosterRowReason, ...RosterRowReason[]]

/** Lists hold so many at most; the counts hold them all. */
export const MOST_PEOPLE_LISTED = 500

/** They are downloaded to be corrected, so there is room for a whole file of them. */
export const MOST_REFUSED_LISTED = 2_000

const Market = z.strictObject({
  key: Key,
  id: z.string().describe("The brand's own number of the market; of a brand its ID"),
  name: z.string(),
})
const Permissions = z.array(z.enum(PERMISSIONS))
const Entry = z.strictObject({ name: z.string(), market: Market, permissions: Permissions })
const line = z.int().describe('Of the file')

const counts = z.strictObject({
  added: z.int().describe('They will be invited'),
  changed: z.int(),
  unchanged: z.int(),
  absent: z.int().describe("People of the file's markets that it does not name; they stay"),
  refused: z.int(),
})

export const RosterDifferences = z.strictObject({
  fingerprint: z.string().describe('Names what would be changed'),
  importKey: ImportKey,
  counts,
  ignored: z.array(z.string()).describe('Headers that are not read'),
  added: z.array(
    z.strictObject({ line, email: z.string(), level: z.enum(USER_LEVELS), ...Entry.shape }),
  ),
  changed: z.array(
    z.strictObject({ line, key: Key, email: z.string(), before: Entry, after: Entry }),
  ),
  absent: z.array(
    z.strictObject({ key: Key, name: z.string(), email: z.string(), market: Market }),
  ),
  refused: z.array(
    z.strictObject({
      line,
      cells: z.record(z.enum(fields), z.string()).describe('As they came'),
      field: z.enum(fields).nullable().describe('Null: the line as a whole'),
      reason: z.enum(reasons),
    }),
  ),
  can: z.strictObject({ import: RosterAbility }),
})

const UndoAbility = abilityOf({ ...accessTexts, ...rosterReasons, ...personReasons })

export const RosterImport = fileImport(counts, UndoAbility)

const Named = { key: Key, name: z.string(), email: z.string() }
const stayReasons = Object.keys(personStayReasons) as [PersonStayReason, ...PersonStayReason[]]

export const RosterUndo = z.strictObject({
  import: RosterImport,
  fingerprint: z.string().describe('Names what would be undone'),
  counts: z.strictObject({
    withdrawn: z.int().describe('Open invitations that are withdrawn'),
    deactivated: z.int().describe('People who joined by the import'),
    changed: z.int(),
    stays: z.int().describe('People who stay as they are, in all or in part'),
  }),
  withdrawn: z.array(z.strictObject(Named)),
  deactivated: z.array(z.strictObject(Named)),
  changed: z.array(z.strictObject({ key: Key, email: z.string(), before: Entry, after: Entry })),
  stays: z.array(
    z.strictObject({
      ...Named,
      field: z
        .enum(['name', 'market', 'permissions'])
        .nullable()
        .describe('Null: the person as a whole'),
      reason: z.enum(stayReasons),
    }),
  ),
  can: z.strictObject({ undo: UndoAbility }),
})
