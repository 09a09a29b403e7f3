import {
  readParts,
  readReturnPath,
  readWords,
  type ArrivedEmail,
  type PieceNames,
} from '../mailing/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { keptEmailsStore } from './kept-emails.store.ts'

/** The piece that an email is of, by the address that it would come back to. */
export const pieceFrom = (names: PieceNames, from: string) => names.read(readReturnPath(from) ?? '')

/** Keeps emails of campaigns, each where its dealer is. */
export async function keepEmails(
  use: Use,
  arrived: readonly ArrivedEmail[],
  { names, at }: { names: PieceNames; at: Date },
): Promise<void> {
  const emails = arrived.flatMap(({ from, to, content }) => {
    const piece = pieceFrom(names, from)
    if (!piece) return []
    const { sendingKey, isSeed } = piece
    const subject = readWords(readParts(content).fields.get('subject') ?? '')
    return [{ sendingKey, isSeed, toAddress: to.toLowerCase(), subject, content }]
  })
  await use(keptEmailsStore).add(emails, at)
}
