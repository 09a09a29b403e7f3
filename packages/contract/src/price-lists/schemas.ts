import { accessTexts } from '@marquee/rules/access'
import { FULFILLMENT_OPTIONS } from '@marquee/rules/channels'
import {
  DISCOUNT_FIELDS,
  priceColumns,
  priceListReasons,
  priceRowReasons,
  type PriceField,
  type PriceRowReason,
} from '@marquee/rules/price-lists'
import { z } from 'zod'
import { abilityOf, HierarchyId, Key } from '../operation/index.ts'

const PriceListAbility = abilityOf({ ...accessTexts, ...priceListReasons })

const fields = Object.keys(priceColumns) as [PriceField, ...PriceField[]]
const reasons = Object.keys(priceRowReasons) as [PriceRowReason, ...PriceRowReason[]]
const Cells = z.record(z.enum(fields), z.string())

/** Lists hold so many at most; the counts hold them all. */
export const MOST_PRICES_LISTED = 2_000

/** A line for each channel of a template that has or needs a price; its discount on the first. */
export const PriceLines = z.strictObject({ lines: z.array(Cells) })

const amount = z.int().nullable().describe('In hundredths of a cent; null: there is none')

export const PriceDifferences = z.strictObject({
  fingerprint: z.string().describe('Names what would be changed'),
  counts: z.strictObject({
    changed: z.int().describe('Templates that get a draft'),
    unchanged: z.int().describe('Templates whose prices are as the file says'),
    refused: z.int().describe('Lines'),
  }),
  ignored: z.array(z.string()).describe('Headers that are not read'),
  changed: z.array(
    z.strictObject({
      key: Key,
      hierarchyId: HierarchyId,
      name: z.string(),
      hadDraft: z.boolean().describe('Of prices alone, and these are written into it'),
      changes: z.array(
        z.strictObject({
          of: z
            .enum([...FULFILLMENT_OPTIONS, ...DISCOUNT_FIELDS])
            .describe('A channel or variation, or a part of the discount; cap: in households'),
          before: amount,
          after: amount,
        }),
      ),
    }),
  ),
  refused: z.array(
    z.strictObject({
      line: z.int().describe('Of the file'),
      cells: Cells.describe('As they came'),
      field: z.enum(fields).nullable().describe('Null: the line as a whole'),
      reason: z.enum(reasons),
    }),
  ),
  can: z.strictObject({ import: PriceListAbility }),
})
