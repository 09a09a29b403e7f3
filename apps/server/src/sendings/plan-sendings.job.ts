import { addDays, momentIn, todayIn } from '@marquee/rules/calendar'
import { MOST_DAYS } from '@marquee/rules/contact-pressure'
import type { JobKind } from '@marquee/rules/operation'
import { whyHeld } from '@marquee/rules/sendings'
import { moveByProgram } from '../campaigns/index.ts'
import { countedPiecesStore } from '../contact-pressure/index.ts'
import { sendingView } from '../platform/backup/index.ts'
import { jobsQueue, type Job, type JobCall } from '../platform/jobs/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { deliveriesStore } from './deliveries.store.ts'
import { goingSendingsView } from './going-sendings.view.ts'
import { carryOutSending, SENDING_MOVED, stopByItself } from './move-sending.change.ts'
import { planSending } from './plan-sending.change.ts'
import { makeDailySendings } from './make-daily-sendings.change.ts'
import { requestEmails } from './request-emails.change.ts'
import { sendingHaltsStore } from './sending-halts.store.ts'
import { scheduleSecond } from './schedule-second.change.ts'
import { scheduleSendings } from './schedule-sendings.change.ts'
import { sendingsStore } from './sendings.store.ts'

export const PLAN_SENDINGS = 'plan sendings'

/** So soon after its campaign began, or after it was let go, the first pieces are ready. */
const EVERY_SECONDS = 60

type Due = Awaited<ReturnType<ReturnType<typeof goingSendingsView>['due']>>[number]
type Sent = Awaited<ReturnType<ReturnType<typeof goingSendingsView>['sent']>>[number]

/** Makes what campaigns send ready on its day by the clock of each dealer, and ends what is sent; who hands it over has something to do then. */
export const planSendingsJob = (followedBy: readonly JobKind[]): Job => ({
  kind: PLAN_SENDINGS,
  async run(call) {
    const { inOwn, now } = call
    await inOwn((use) => use(jobsQueue).request(PLAN_SENDINGS, [0], EVERY_SECONDS))
    const failures: unknown[] = []
    const each = eachOf(call, failures)
    const canceled = await inOwn((use) => use(goingSendingsView).canceled())
    await each(canceled, ({ key }, use) => stopByItself(key, now, use))
    const begun = await inOwn((use) => use(goingSendingsView).unscheduled())
    await each(begun, ({ campaignKey }, use) => scheduleSendings(campaignKey, use))
    const daily = await inOwn((use) => use(goingSendingsView).daily(todayIn('UTC', now)))
    await each(daily, (one, use) => makeDailySendings(one, now, use))
    const due = await inOwn((use) => use(goingSendingsView).due(todayIn('UTC', now)))
    await each(due, (one, use) => planDue(one, now, followedBy, use))
    await inOwn(async (use) =>
      requestEmails(await use(goingSendingsView).toSend(new Date(now)), use),
    )
    const sent = await inOwn((use) => use(goingSendingsView).sent())
    await each(sent, (one, use) => finish(one, now, use))
    await inOwn((use) =>
      use(countedPiecesStore).forget(addDays(todayIn('UTC', now), -MOST_DAYS - 1)),
    )
    const over = await inOwn((use) => use(goingSendingsView).over())
    await each(over, (key, use) => moveByProgram(key, 'complete', new Date(now), use))
    if (failures.length > 0) throw new AggregateError(failures, 'sendings were not made ready')
  },
})

/** Each in a transaction of its own: what fails does not hold up the others, and is tried again. */
const eachOf =
  ({ inOwn, signal }: JobCall, failures: unknown[]) =>
  async <One>(all: readonly One[], work: (one: One, use: Use) => Promise<void>): Promise<void> => {
    for (const one of all) {
      if (signal.aborted) return
      await inOwn((use) => work(one, use)).catch((error: unknown) => failures.push(error))
    }
  }

async function planDue(
  due: Due,
  now: number,
  followedBy: readonly JobKind[],
  use: Use,
): Promise<void> {
  const dueAt = momentIn(due.timeZone, due.dueOn, 0)
  if (now < dueAt) return
  const sending = await use(sendingsStore).lock(due.key)
  // A person, or another program, was faster.
  if (sending?.state !== 'running' || sending.plannedAt !== null) return
  if (await use(sendingHaltsStore).reaches(sending.path)) return
  const restoredAt = await use(sendingView).restoredAt()
  const letGoAt = sending.letGoAt?.getTime() ?? null
  const heldFor = whyHeld({ dueAt, letGoAt }, { now, restoredAt })
  if (heldFor !== null) return void (await carryOutSending('hold', sending, { now, heldFor }, use))
  await planSending(sending, { at: new Date(now), timeZone: due.timeZone }, use)
  for (const kind of followedBy) await use(jobsQueue).request(kind, [0])
  await use(jobsQueue).request(SENDING_MOVED, [sending.key])
}

/** Each piece that was planned has become something: else the sending is not over, and somebody has to look at it. */
async function finish({ key, planned }: Sent, now: number, use: Use): Promise<void> {
  const found = await use(deliveriesStore).count(key)
  if (found !== planned)
    throw new Error(`Sending ${key} planned ${planned} pieces and has ${found}`)
  const sending = await use(sendingsStore).lock(key)
  if (!sending) return
  const finished = await carryOutSending('finish', sending, { now }, use)
  if (finished.ok) await scheduleSecond(sending, now, use)
}
