import { isByEmail, isOnPlatforms } from '@marquee/rules/channels'
import { plainProblem, samplesOf } from '@marquee/rules/rehearsals'
import type { Use } from '../platform/sql/index.ts'
import { composeOrdered } from '../sendings/index.ts'
import { failing, type MakePieces, type Preparing } from './made-pieces.load.ts'
import type { RehearsedReach } from './rehearsed-sendings.load.ts'
import { prepareEmails } from './prepared-emails.load.ts'
import { prepareLetters } from './prepared-letters.load.ts'

/** A few pieces of a sending, as they would be made at the moment in which it leaves. */
export async function preparePieces(
  reach: RehearsedReach,
  { use, deployment }: { use: Use; deployment: Preparing['deployment'] },
): Promise<MakePieces> {
  const { sending, content, households } = reach
  const { channel, leavesAt: now } = sending
  if (isOnPlatforms(channel)) return failing()
  const composed = await composeOrdered(sending, content, { use, now })
  if (!composed) return failing(plainProblem('no-creative', 'stops'))
  const samples = samplesOf({ ...sending, households })
  const preparing = { reach, composed, samples, deployment }
  return isByEmail(channel) ? prepareEmails(preparing, use) : prepareLetters(preparing, use)
}
