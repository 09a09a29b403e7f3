import { designOf, type Design, type PieceContent } from '@marquee/rules/pieces'
import type { Use } from '../platform/sql/index.ts'
import { composeSending, type SendingRow } from '../sendings/index.ts'

export interface PrintedPiece {
  campaign: string
  /** The creative's. */
  title: string
  design: Design
  content: PieceContent
}

/** The piece of one sending as it was ordered, before it is addressed to anybody. */
export async function orderedPiece(
  sending: SendingRow,
  composing: { use: Use; now: number },
): Promise<PrintedPiece> {
  const { campaign, creative, content } = await composeSending(sending, composing)
  const design = designOf(creative.content.design)
  if (!design) throw new Error(`Sending ${sending.key} cannot be printed: its design is gone`)
  return { campaign, title: creative.content.name, design, content }
}
