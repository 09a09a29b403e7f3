import type { BounceLimit } from '@marquee/rules/mail-returns'
import { PIECE_NAMES, pieceNames, type PieceNames } from '../mailing/index.ts'
import { secretsStore } from '../platform/secrets/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { readReport } from './read-report.load.ts'
import { takeReturns, type Taken } from './take-returns.change.ts'
import { unreadReportsStore } from './unread-reports.store.ts'

interface Arrived {
  content: Buffer
  /** The name in the address that it came to; undefined: it came to the one for complaints. */
  name: string | undefined
  requestId: string
  at: Date
}

export interface TakenReport extends Taken {
  means: 'returns' | 'nothing' | 'unread'
}

/** The names that this installation signs. */
export const ourPieceNames = async (use: Use): Promise<PieceNames> =>
  pieceNames(await use(secretsStore).keep(PIECE_NAMES))

/** Takes one email that came back. The address that it came to says more of which one it is than what it quotes. */
export async function takeReport(
  use: Use,
  { content, name, requestId, at }: Arrived,
  limit: BounceLimit,
): Promise<TakenReport> {
  const names = await ourPieceNames(use)
  const { means, returns, quoted } = readReport(content)
  const piece = (name === undefined ? undefined : names.read(name)) ?? names.findIn(quoted)
  // Else anybody could fill the list.
  if (means === 'unread' && piece) {
    await use(unreadReportsStore).add({ ...piece, content, arrivedAt: at })
  }
  const isOnlyOne = returns.length === 1
  const reported = returns.map((one) => ({ ...one, piece, isOnlyOne }))
  const taken = await takeReturns(use, reported, { way: 'EMAIL', limit, requestId, at })
  return { means, ...taken }
}
