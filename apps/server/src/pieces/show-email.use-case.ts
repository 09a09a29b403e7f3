import type { pieces } from '@marquee/contract/pieces'
import { isEmailDesign } from '@marquee/rules/pieces'
import { accept, refuse } from '@marquee/rules/result'
import { imagesStore, presentImage } from '../images/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { paintEmail } from './email/index.ts'
import { composePiece, type ComposedPiece } from './piece-content.load.ts'

export const showEmail: UseCase<typeof pieces.email> = async (call) => {
  const composed = await composePiece(call.body, call)
  if (!composed) return refuse('not-found')
  const { creative, content } = addressed(composed, call.body.reader)
  const design = creative.content.emailDesign
  if (design === null || !isEmailDesign(design)) return refuse('piece.no-email')
  const pictures = await picturesOf([content.photo, content.logo], call)
  const { creativeTemplateKey, marketKey, couponKeys } = call.body
  call.announce({ creativeTemplateKey, marketKey, couponKeys })
  return accept(
    paintEmail(design, content, {
      picture: (hash) => pictures.get(hash) ?? '',
      unsubscribe: null,
    }),
  )
}

/** To the named reader, and else to the sample. */
export function addressed(
  { creative, content }: ComposedPiece,
  reader: Call<typeof pieces.email>['body']['reader'],
): ComposedPiece {
  return { creative, content: { ...content, recipient: { ...content.recipient, ...reader } } }
}

/** Where the caller's browser finds each picture; in mail that is sent, they are public ones. */
export async function picturesOf(
  hashes: readonly (string | null)[],
  { use, links, now }: Pick<Call<typeof pieces.email>, 'use' | 'links' | 'now'>,
  lasts?: number,
): Promise<Map<string, string>> {
  const rows = await use(imagesStore).factsOf(hashes.filter((hash) => hash !== null))
  return new Map(rows.map((row) => [row.hash, presentImage(row, { links, now, lasts }).url]))
}
