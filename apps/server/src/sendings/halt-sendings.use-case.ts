import type { sendings } from '@marquee/contract/sendings'
import { accept, refuse } from '@marquee/rules/result'
import { haltAt, haltsToLift, mayHalt } from '@marquee/rules/sendings'
import { marketsStore } from '../markets/index.ts'
import { jobsQueue } from '../platform/jobs/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { PLAN_SENDINGS } from './plan-sendings.job.ts'
import { presentHalts } from './sending-halts.present.ts'
import { sendingHaltsStore } from './sending-halts.store.ts'

/** From its end on no program takes another piece: each reads the halts by the statement that takes them. */
export const haltSendings: UseCase<typeof sendings.halt> = async (call) => {
  const { body, use, person, now, announce } = call
  const allowed = mayHalt(person)
  if (!allowed.ok) return allowed
  const halts = await use(sendingHaltsStore).holding()
  const possible = haltAt(person.path, halts)
  if (!possible.ok) return possible
  const home = await use(marketsStore).find(person.homeMarketKey)
  const reason = body.reason.trim()
  const placeName = home?.name ?? ''
  const halt = { path: person.path, placeName, reason, by: person, at: new Date(now) }
  if (!(await use(sendingHaltsStore).add(halt))) return refuse('sending.halted-already')
  announce({ place: placeName, reason })
  return accept(await presentHalts(call))
}

export const liftHalts: UseCase<typeof sendings.lift> = async (call) => {
  const { use, person, now, announce } = call
  const allowed = mayHalt(person)
  if (!allowed.ok) return allowed
  const halts = await use(sendingHaltsStore).holding()
  const own = haltsToLift(person.path, halts)
  if (!own.ok) return own
  await use(sendingHaltsStore).lift(own.value, { by: person, at: new Date(now) })
  await use(jobsQueue).request(PLAN_SENDINGS, [0])
  const places = halts
    .filter(({ key }) => own.value.includes(key))
    .map(({ placeName }) => placeName)
  announce({ places })
  return accept(await presentHalts(call))
}
