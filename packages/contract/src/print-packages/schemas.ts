import { accessTexts } from '@marquee/rules/access'
import { campaignReasons } from '@marquee/rules/campaigns'
import { HAND_OVER_STATES } from '@marquee/rules/hand-overs'
import {
  answerColumns,
  answerRowReasons,
  printPackageReasons,
  type AnswerField,
  type AnswerRowReason,
} from '@marquee/rules/print-packages'
import { WAVES } from '@marquee/rules/sendings'
import { z } from 'zod'
import { Receipts, TakenFiles } from '../hand-overs/index.ts'
import { abilityOf, CalendarDay, Key } from '../operation/index.ts'
import { Halts } from '../sendings/index.ts'

const PrintAbility = abilityOf({ ...accessTexts, ...campaignReasons, ...printPackageReasons })

const fields = Object.keys(answerColumns) as [AnswerField, ...AnswerField[]]
const reasons = Object.keys(answerRowReasons) as [AnswerRowReason, ...AnswerRowReason[]]

export const PrintPackage = z.strictObject({
  key: Key,
  name: z.string().describe('As its folder and its files are called'),
  campaign: z.strictObject({ key: Key, name: z.string() }),
  market: z.strictObject({ key: Key, name: z.string() }),
  wave: z.literal(WAVES),
  mailOn: CalendarDay,
  state: z.enum(HAND_OVER_STATES),
  pieces: z.int().describe('With those of seeds'),
  seeds: z.int(),
  painted: z.int().describe('How many of the pieces are made'),
  sha256: z.string().nullable().describe('Of its manifest; null: it is not ready'),
  receipts: Receipts,
  reconciled: z
    .strictObject({
      pieces: z.int(),
      mailed: z.int(),
      spoiled: z.int(),
      returned: z.int(),
      missing: z.int().describe('Of these the printer has said nothing'),
    })
    .nullable()
    .describe('Null: it was not handed over yet'),
  can: z.strictObject({
    take: PrintAbility,
    repeat: PrintAbility.describe('Taking it once more, named as a repeat'),
    answer: PrintAbility.describe('Importing what the printer answers'),
  }),
})

export const PrintPackages = z.strictObject({
  isByFolder: z.boolean().describe('The program hands packages over to the printer’s folder'),
  isMailing: z.boolean().describe('False: there is no mailer ID, and nothing is made'),
  halts: Halts,
  packages: z.array(PrintPackage).describe('Those of the latest mail dates first'),
})

export const TakenPackage = z.strictObject({
  package: PrintPackage,
  files: TakenFiles,
})

export const MOST_ANSWERS_LISTED = 500

export const AnswerDifferences = z.strictObject({
  fingerprint: z.string().describe('Names what would be changed'),
  counts: z.strictObject({
    mailed: z.int(),
    spoiled: z.int(),
    returned: z.int(),
    unchanged: z.int().describe('Pieces of which the same, or something later, is known'),
    refused: z.int().describe('Lines'),
  }),
  after: z
    .strictObject({
      pieces: z.int(),
      mailed: z.int(),
      spoiled: z.int(),
      returned: z.int(),
      missing: z.int(),
    })
    .describe('How the package stands with it'),
  ignored: z.array(z.string()).describe('Headers that are not read'),
  refused: z.array(
    z.strictObject({
      line: z.int().describe('Of the file'),
      cells: z.record(z.enum(fields), z.string()).describe('As they came'),
      field: z.enum(fields).nullable().describe('Null: the line as a whole'),
      reason: z.enum(reasons),
    }),
  ),
  can: z.strictObject({ import: abilityOf({ ...accessTexts, ...printPackageReasons }) }),
})
