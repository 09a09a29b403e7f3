import { HAND_OVERS } from '@marquee/rules/hand-overs'
import { z } from 'zod'

export const Receipts = z
  .array(
    z.strictObject({
      number: z.int().describe('1 is the hand-over, later ones are repeats'),
      kind: z.enum(HAND_OVERS),
      by: z.string().nullable().describe('Null: the program did it by itself'),
      at: z.string(),
      sha256: z.string().describe('Of the manifest that was handed over'),
    }),
  )
  .describe('In the order in which it was handed over')

export const TakenFiles = z.array(
  z.strictObject({
    name: z.string(),
    bytes: z.int(),
    sha256: z.string(),
    url: z.string().describe('Signed for 5 minutes'),
  }),
)

export type Receipt = z.output<typeof Receipts>[number]
export type TakenFile = z.output<typeof TakenFiles>[number]

/** Why taking what is made for a sending may be refused. */
export const takeFailures = {
  'hand-over.not-ready': 409,
  'hand-over.not-now': 409,
  'hand-over.done': 409,
  'hand-over.forgotten': 409,
  'hand-over.held': 409,
  'sending.halted': 409,
  'campaign.not-an-approver': 403,
} as const

export const takeBody = z.strictObject({
  isRepeat: z.boolean().default(false).describe('It was handed over before'),
})
