import type { marketProfiles } from '@marquee/contract/market-profiles'
import {
  changedFields,
  changeProfile,
  mayChangeFields,
  type ProfileFields,
} from '@marquee/rules/market-profiles'
import { fitsListing } from '@marquee/rules/markets'
import { accept, refuse, type Result } from '@marquee/rules/result'
import { listingAttributesView, marketsStore, type MarketRow } from '../markets/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { marketProfilesStore, type ProfileRow } from './market-profiles.store.ts'
import { fieldsOf, problemsOf, updatedFields } from './profile-fields.view.ts'
import { profileNow } from './read-market-profile.use-case.ts'

type Update = typeof marketProfiles.update

export const updateMarketProfile: UseCase<Update> = async (call) => {
  const { body, person, use, announce } = call
  const market = await use(marketsStore).find(body.marketKey)
  if (!market) return refuse('not-found')
  const profile = await use(marketProfilesStore).of(market)
  const stored = fieldsOf(market, profile)
  const updated = updatedFields(stored, body)
  const chosen = await changedAttributes(market, call)
  if (!chosen.ok) return chosen

  const changed = [
    ...changedFields(stored, updated),
    ...(chosen.value.length > 0 ? ['attributes'] : []),
  ]
  const allowed = mayChangeFields(person.permissions, changed)
  if (!allowed.ok) return allowed
  const current = changeProfile(profile, body.version)
  if (!current.ok) return current
  const fields = problemsOf(updated, changed)
  if (Object.keys(fields).length > 0) return refuse('request.invalid', { fields })

  const saved = await save(market, profile, updated, call)
  if (!saved.ok) return saved
  for (const { key, values } of chosen.value) {
    await use(marketProfilesStore).choose(profile, key, values)
  }
  announce({ marketKey: market.key, changed })
  return profileNow(market.key, call)
}

type Refusal = 'market-profile.source-id-taken' | 'market-profile.changed-meanwhile'

async function save(
  market: MarketRow,
  profile: ProfileRow,
  updated: ProfileFields,
  { use }: Pick<Call<Update>, 'use'>,
): Promise<Result<true, Refusal>> {
  const { sourceId, address, webAddress, phoneNumber, ...details } = updated
  const isSaved = await use(marketProfilesStore).save(profile, details)
  if (!isSaved) return refuse('market-profile.changed-meanwhile')
  const isFree = await use(marketsStore).save(market.key, {
    sourceId,
    line1: address.line1 || null,
    city: address.city || null,
    state: address.state || null,
    postalCode: address.postalCode || null,
    webAddress: webAddress || null,
    phoneNumber: phoneNumber || null,
  })
  return isFree ? accept(true) : refuse('market-profile.source-id-taken')
}

/** The attributes whose values differ from what is known; one that is not offered refuses them all. */
async function changedAttributes(
  market: MarketRow,
  { body, use }: Pick<Call<Update>, 'body' | 'use'>,
) {
  const offered = await use(listingAttributesView).of(market)
  const changed: { key: string; values: string[] }[] = []
  for (const { key, values } of body.attributes ?? []) {
    const attribute = offered.find((one) => one.key === key)
    if (!attribute || !fitsListing(attribute, values)) {
      return refuse('market-profile.attribute-unknown', { key })
    }
    const isSame =
      JSON.stringify([...values].sort()) === JSON.stringify([...attribute.values].sort())
    if (!isSame) changed.push({ key, values })
  }
  return accept(changed)
}
