import {
  readParts,
  readReturnPath,
  readWords,
  type ArrivedEmail,
  type PieceNames,
} from '../mailing/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { keptEmailsStore } from './kept-emails.store.ts'

interface Arrived extends ArrivedEmail {
  at: Date
}

/** The piece that an email is of, by the address that it would come back to. */
export const pieceFrom = (names: PieceNames, from: string) => names.read(readReturnPath(from) ?? '')

/** Keeps an email of a campaign where its dealer is; an email of nothing that is known here is dropped. */
export async function keepEmail(
  use: Use,
  { from, to, content, at }: Arrived,
  names: PieceNames,
): Promise<void> {
  const piece = pieceFrom(names, from)
  if (!piece) return
  const { sendingKey, isSeed } = piece
  const subject = readWords(readParts(content).fields.get('subject') ?? '')
  const toAddress = to.toLowerCase()
  await use(keptEmailsStore).add({ sendingKey, isSeed, toAddress, subject, content, arrivedAt: at })
}
