import { accessTexts } from '@marquee/rules/access'
import {
  AUDIENCE_FILE_STATES,
  AUDIENCE_FORMATS,
  audienceFileReasons,
} from '@marquee/rules/audience-files'
import { campaignReasons } from '@marquee/rules/campaigns'
import { WAVES } from '@marquee/rules/sendings'
import { z } from 'zod'
import { Receipts, TakenFiles } from '../hand-overs/index.ts'
import { abilityOf, CalendarDay, Key } from '../operation/index.ts'
import { Halts } from '../sendings/index.ts'

const FileAbility = abilityOf({ ...accessTexts, ...campaignReasons, ...audienceFileReasons })

export const AudienceFile = z.strictObject({
  key: Key,
  name: z.string().describe('As its files are called'),
  campaign: z.strictObject({ key: Key, name: z.string() }),
  market: z.strictObject({ key: Key, name: z.string() }),
  wave: z.literal(WAVES),
  shownFrom: CalendarDay.describe('The day of its wave'),
  state: z.enum(AUDIENCE_FILE_STATES),
  people: z.int().describe('Who can be found by any platform'),
  formats: z
    .array(
      z.strictObject({
        format: z.enum(AUDIENCE_FORMATS),
        people: z.int().describe('Who can be found by this platform'),
        least: z.int().describe('With fewer people the platform shows nothing'),
      }),
    )
    .describe('As far as they are made'),
  sha256: z.string().nullable().describe('Of its manifest; null: it is not ready'),
  receipts: Receipts,
  can: z.strictObject({
    take: FileAbility,
    repeat: FileAbility.describe('Taking it once more, named as a repeat'),
  }),
})

export const AudienceFiles = z.strictObject({
  halts: Halts,
  files: z.array(AudienceFile).describe('Those of the latest days first'),
})

export const TakenAudienceFile = z.strictObject({ file: AudienceFile, files: TakenFiles })
