import type { marketProfiles } from '@marquee/contract/market-profiles'
import { logosToDecide } from '@marquee/rules/market-profiles'
import { accept, refuse, type Result } from '@marquee/rules/result'
import { imagesStore } from '../images/index.ts'
import { marketsStore } from '../markets/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { marketLogosStore } from './market-logos.store.ts'
import { profileNow } from './read-market-profile.use-case.ts'

export const approveLogo: UseCase<typeof marketProfiles.approveLogo> = async (call) => {
  const decided = await decide(call, 'APPROVED', null)
  if (!decided.ok) return decided
  // An approved logo is printed on mail, so it becomes public.
  for (const hash of decided.value) await call.use(imagesStore).publish(hash)
  return profileNow(call.params.marketKey, call)
}

export const rejectLogo: UseCase<typeof marketProfiles.rejectLogo> = async (call) => {
  const reason = call.body.reason?.trim() || null
  const decided = await decide(call, 'REJECTED', reason)
  return decided.ok ? profileNow(call.params.marketKey, call) : decided
}

type Refusal = 'not-found' | 'logo.nothing-pending' | 'logo.own-upload' | 'logo.changed-meanwhile'

type Deciding = Pick<
  Call<typeof marketProfiles.approveLogo>,
  'params' | 'body' | 'person' | 'use' | 'now' | 'announce'
>

/** Decides all of them or none; answers their pictures. */
async function decide(
  { params, body, person, use, now, announce }: Deciding,
  status: 'APPROVED' | 'REJECTED',
  reason: string | null,
): Promise<Result<string[], Refusal>> {
  const { marketKey } = params
  if (!(await use(marketsStore).find(marketKey))) return refuse('not-found')
  const logos = logosToDecide(person, await use(marketLogosStore).waiting(marketKey), body)
  if (!logos.ok) return logos
  for (const logo of logos.value) {
    const decision = { by: person.key, at: new Date(now), reason }
    if (!(await use(marketLogosStore).decide(logo, status, decision))) {
      return refuse('logo.changed-meanwhile')
    }
  }
  const hashes = logos.value.map(({ hash }) => hash)
  announce({ marketKey, hashes })
  return accept(hashes)
}
