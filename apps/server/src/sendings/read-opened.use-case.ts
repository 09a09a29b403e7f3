import type { sendings } from '@marquee/contract/sendings'
import { accept } from '@marquee/rules/result'
import { PIECE_NAMES, pieceNames } from '../mailing/index.ts'
import { secretsStore } from '../platform/secrets/index.ts'
import type { UseCase } from '../platform/use-case.ts'

/** Answers the same whatever the name: who guesses one learns nothing. */
export const readOpened: UseCase<typeof sendings.opened> = async ({
  params,
  use,
  now,
  deployment,
}) => {
  const secret = await use(secretsStore).find(PIECE_NAMES)
  const piece = secret === undefined ? undefined : pieceNames(secret).read(params.name)
  if (piece) deployment.noteOpened(piece, now)
  return accept(PIXEL)
}

/** A GIF of one pixel, through which all is seen. */
const PIXEL = {
  bytes: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  contentType: 'image/gif',
  fileName: 'opened.gif',
  tag: 'opened',
  isPublic: true,
}
