import { accessTexts } from '@marquee/rules/access'
import { MARKET_STATUSES } from '@marquee/rules/markets'
import { MOST_OF } from '@marquee/rules/market-profiles'
import {
  networkReasons,
  CHANGE_KINDS,
  stayReasons,
  type StayReason,
  networkColumns,
  networkRowReasons,
  NETWORK_LEVELS,
  type MarketChange,
  type NetworkField,
  type NetworkRowReason,
} from '@marquee/rules/network'
import { z } from 'zod'
import { fileImport, ImportKey } from '../file-imports/index.ts'
import { abilityOf, HierarchyId, Key, shortText } from '../operation/index.ts'

const NetworkAbility = abilityOf({ ...accessTexts, ...networkReasons })

const Level = z.enum(NETWORK_LEVELS)
const MOST_OF_URL = 2_048
const MOST_OF_ZONE = 64

/** What a person types of a market; an empty text is nothing. */
const details = {
  name: shortText(MOST_OF.legalName).describe("Of a brand, the brand's name"),
  status: z.enum(MARKET_STATUSES),
  line1: shortText(MOST_OF.line1),
  city: shortText(MOST_OF.city),
  state: shortText(2),
  postalCode: shortText(10),
  phoneNumber: shortText(20),
  webAddress: shortText(MOST_OF_URL),
  timeZone: shortText(MOST_OF_ZONE),
  isEnrolled: z.boolean(),
  isDaaEligible: z.boolean(),
  couponSource: shortText(MOST_OF.sourceId).describe('Of brands only'),
  isSecondBrand: z.boolean().describe('Of brands only'),
}

export const NewMarket = z.strictObject({
  level: Level,
  sourceId: shortText(MOST_OF.sourceId).describe("The brand's own number; of a brand, its ID"),
  parentKey: Key.describe('What it lies directly below'),
  ...z.strictObject(details).partial().shape,
  name: details.name,
})

export const ChangedDetails = z
  .strictObject({ parentKey: Key.describe('Another one moves it'), ...details })
  .partial()
  .describe('Only what is sent is changed')

const Step = z.strictObject({ key: Key, name: z.string(), sourceId: z.string() })

export const NetworkMarket = z.strictObject({
  key: Key,
  level: Level,
  sourceId: z.string(),
  brand: HierarchyId,
  parent: Step.nullable().describe('Null for a brand'),
  details: z.strictObject(details),
  can: z.strictObject({ change: NetworkAbility }),
})

export const Overview = z.strictObject({
  counts: z.strictObject({
    brands: z.int(),
    zones: z.int(),
    districts: z.int(),
    dealers: z.int(),
    closed: z.int().describe('Of the dealers, those that are closed'),
  }),
  can: z.strictObject({ change: NetworkAbility, addBrand: NetworkAbility }),
})

const Value = z.union([z.string(), z.boolean()]).nullable()
const fields = Object.keys(networkColumns) as [NetworkField, ...NetworkField[]]
const changedFields = fields.filter((field): field is MarketChange['field'] => !isIdentity(field))
const reasons = Object.keys(networkRowReasons) as [NetworkRowReason, ...NetworkRowReason[]]

function isIdentity(field: NetworkField): boolean {
  return field === 'level' || field === 'sourceId' || field === 'brand'
}

/** Lists hold so many at most; the counts hold them all. */
export const MOST_LISTED = 500

const Named = { level: Level, sourceId: z.string(), name: z.string() }

const Changes = z.array(
  z.strictObject({ field: z.enum(changedFields), before: Value, after: Value }),
)

const counts = z.strictObject({
  added: z.int(),
  changed: z.int(),
  moved: z.int(),
  closed: z.int(),
  reopened: z.int(),
  unchanged: z.int(),
  absent: z.int().describe('Open dealers that the file does not name; they stay'),
  refused: z.int(),
})

export const Differences = z.strictObject({
  fingerprint: z.string().describe('Names what would be changed'),
  importKey: ImportKey,
  counts,
  ignored: z.array(z.string()).describe('Headers that are not read'),
  added: z.array(z.strictObject({ ...Named, line: z.int(), parent: z.string().nullable() })),
  changed: z.array(
    z.strictObject({
      ...Named,
      key: Key,
      line: z.int(),
      kind: z.enum(CHANGE_KINDS),
      changes: Changes,
    }),
  ),
  absent: z.array(z.strictObject({ ...Named, key: Key })),
  refused: z.array(
    z.strictObject({
      line: z.int(),
      sourceId: z.string(),
      name: z.string(),
      field: z.enum(fields).nullable().describe('Null: the line as a whole'),
      reason: z.enum(reasons),
    }),
  ),
  can: z.strictObject({ import: NetworkAbility }),
})

export const NetworkImport = fileImport(counts, NetworkAbility)

const stayReasonNames = Object.keys(stayReasons) as [StayReason, ...StayReason[]]

export const NetworkUndo = z.strictObject({
  import: NetworkImport,
  fingerprint: z.string().describe('Names what would be undone'),
  counts: z.strictObject({
    removed: z.int().describe('New markets that go'),
    moved: z.int(),
    closed: z.int(),
    reopened: z.int(),
    changed: z.int(),
    stays: z.int().describe('Markets that stay as they are, in all or in part'),
  }),
  removed: z.array(z.strictObject({ ...Named, key: Key })),
  changed: z.array(
    z.strictObject({ ...Named, key: Key, kind: z.enum(CHANGE_KINDS), changes: Changes }),
  ),
  stays: z.array(
    z.strictObject({
      ...Named,
      key: Key,
      field: z.enum(changedFields).nullable().describe('Null: the market as a whole'),
      reason: z.enum(stayReasonNames),
    }),
  ),
  can: z.strictObject({ undo: NetworkAbility }),
})
