import { momentIn, todayIn } from '@marquee/rules/calendar'
import { isByEmail } from '@marquee/rules/channels'
import { campaignsView, moveByProgram } from '../../campaigns/index.ts'
import { customerHashing } from '../../customers/index.ts'
import { keepEmails } from '../../kept-emails/index.ts'
import { ourPieceNames } from '../../mail-returns/index.ts'
import type { Use } from '../../platform/sql/index.ts'
import {
  campaignSendingsView,
  carryOutSending,
  emailTurn,
  loadCampaignEmail,
  planSending,
  scheduleSendings,
  sendingsStore,
  type Became,
  type Reader,
  type SendingRow,
} from '../../sendings/index.ts'
import type { StoryContext } from './story-context.ts'

/** By the clock of the dealer: emails may leave then. */
const NOON = 12

type Sending = Pick<StoryContext, 'inOwn' | 'now' | 'publicUrl'>

/**
 * The campaign begins on its day, and what was due by now is made ready and sent, as the program would have done it on
 * those days. Its emails are kept, as those of the demo are for no one; letters wait to be handed over. All at once, so
 * that the program that runs meanwhile finds nothing of it that is late.
 */
export async function sendAsThen(key: number, { inOwn, now, publicUrl }: Sending): Promise<void> {
  await inOwn(async (use) => {
    const found = await use(campaignsView).find(key)
    const mailed = found?.campaign.mailDate
    if (!found || !mailed) throw new Error('A campaign of the demo is sent, and has no mail date.')
    const { timeZone } = found.market
    const noonOf = (day: typeof mailed) => momentIn(timeZone, day, NOON)
    await moveByProgram(key, 'start', new Date(noonOf(mailed)), use)
    await scheduleSendings(key, use)
    for (const { sending } of await use(campaignSendingsView).of(key)) {
      if (sending.dueOn >= todayIn(timeZone, now)) continue
      await send(sending, { at: new Date(noonOf(sending.dueOn)), timeZone, publicUrl }, use)
    }
  })
}

interface Then {
  at: Date
  /** Of the dealer. */
  timeZone: string
  publicUrl: string
}

async function send({ key }: SendingRow, { at, timeZone, publicUrl }: Then, use: Use) {
  const due = await use(sendingsStore).lock(key)
  // A story that was interrupted is run again.
  if (!due || due.plannedAt !== null) return
  await planSending(due, { at, timeZone }, use)
  if (!isByEmail(due.channel)) return
  const sending = (await use(sendingsStore).lock(key)) ?? due
  const email = await loadCampaignEmail(sending, { use, publicUrl })
  const names = await ourPieceNames(use)
  const turn = { most: AT_ONCE, at, timeZone, hash: await customerHashing(use), limit: NO_BOUNCES }
  let became: readonly Became[] = []
  for (;;) {
    const readers = await emailTurn(sending, { ...turn, became }, use)
    if (readers.length === 0) break
    const envelopes = await Promise.all(readers.map((reader) => email.write(reader, at.getTime())))
    const arrived = envelopes.map(({ from, to, message }) => ({
      from,
      to,
      content: Buffer.from(message),
    }))
    await keepEmails(use, arrived, { names, at })
    became = readers.map(accepted)
  }
  await carryOutSending('finish', sending, { now: at.getTime() }, use)
}

const AT_ONCE = 200

/** None of them comes back. */
const NO_BOUNCES = { bounces: 0, days: 30 }

const accepted = ({ recipient, isSeed, tries, takenAt }: Reader): Became => ({
  recipient,
  isSeed,
  tries,
  takenAt,
  state: 'accepted',
  answer: '250 2.0.0 kept',
  restsUntil: null,
  suppressedFor: null,
  wasTried: true,
})
