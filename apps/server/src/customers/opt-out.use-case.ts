import type { customers } from '@marquee/contract/customers'
import {
  placeOfOptOut,
  takenBackSince,
  type OptOutReach,
  type OptOutReason,
  type SuppressionSource,
} from '@marquee/rules/customers'
import { accept, refuse } from '@marquee/rules/result'
import type { UseCase } from '../platform/use-case.ts'
import { loadOptingOut, presentOptOut, type OptingOut } from './opt-out.load.ts'
import { countWithoutSuppressed, countWithReleased } from './suppressed-people.change.ts'
import { suppressionsStore } from './suppressions.store.ts'

export const readOptOut: UseCase<typeof customers.readOptOut> = async (call) => {
  const about = await loadOptingOut(call)
  return about ? accept(await presentOptOut(about, call.now)) : refuse('not-found')
}

export const optOut: UseCase<typeof customers.optOut> = async (call) => {
  const about = await loadOptingOut(call)
  if (!about) return refuse('not-found')
  const { reach, reason: why = null } = call.body
  const chosen = { reach, why, source: 'UNSUBSCRIBE_PAGE' } as const
  call.announce(await stopEmails(about, chosen, call.now), about.market.path)
  return accept(await presentOptOut(about, call.now))
}

export const optOutByOneClick: UseCase<typeof customers.optOutByOneClick> = async (call) => {
  if (!isOneClick(call.form ?? '')) return refuse('opt-out.not-one-click')
  const about = await loadOptingOut(call)
  if (!about) return refuse('not-found')
  const chosen = { reach: 'DEALER', why: null, source: 'ONE_CLICK' } as const
  call.announce(await stopEmails(about, chosen, call.now), about.market.path)
  return accept(await presentOptOut(about, call.now))
}

export const takeBackOptOut: UseCase<typeof customers.takeBackOptOut> = async (call) => {
  const about = await loadOptingOut(call)
  if (!about) return refuse('not-found')
  const { hashes, market, recipient, use } = about
  const since = new Date(takenBackSince(call.now))
  const places = await use(suppressionsStore).takeBack({ hashes, recipient, since })
  let households = 0
  for (const place of places) households += await countWithReleased(use, hashes, place)
  const { campaignKey } = recipient
  call.announce({ key: market.key, campaignKey, lifted: places.length, households }, market.path)
  return accept(await presentOptOut(about, call.now))
}

interface Chosen {
  reach: OptOutReach
  why: OptOutReason | null
  source: SuppressionSource
}

/** The same again changes nothing, and is answered alike; so it is for a household that is gone. */
async function stopEmails(
  { hashes, market, recipient: { campaignKey }, use }: OptingOut,
  { reach, why, source }: Chosen,
  now: number,
) {
  const path = placeOfOptOut(reach, market.path)
  const from = { source, campaignKey, why, suppressedBy: null, suppressedAt: new Date(now) }
  await use(suppressionsStore).add({ hashes, channel: 'EMAIL', reason: 'OPTED_OUT', path, ...from })
  const households = await countWithoutSuppressed(use, hashes, path)
  return { key: market.key, campaignKey, reach, source, why, households }
}

/** In either of the two ways of forms; scanners that send a POST of their own stop nothing. */
const isOneClick = (form: string): boolean =>
  /List-Unsubscribe/i.test(form) && /One-Click/i.test(form)
