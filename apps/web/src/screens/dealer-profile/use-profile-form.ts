import { useEffect, useState } from 'react'
import { api, ApiError, useChange } from '../../api/index.ts'
import { useForm } from '../../ui/form/index.ts'
import type { MarketProfile } from '../../widgets/market-profiles/index.ts'
import { changesOf, valuesOf, type ProfileValues } from './profile-values.rules.ts'
import { texts } from './texts.ts'

interface Meanwhile {
  before: MarketProfile
  now: MarketProfile
}

/** The form of a profile, and how it is saved; a refusal is thrown, for the form to show. */
export function useProfileForm(profile: MarketProfile) {
  // What the form was filled with: what is typed is compared to this, and its version is sent.
  const [base, setBase] = useState(profile)
  const [meanwhile, setMeanwhile] = useState<Meanwhile>()
  const form = useForm<ProfileValues>({ defaultValues: valuesOf(profile) })
  const { reset, formState } = form
  const { isDirty } = formState
  const change = useChange(api.marketProfiles.update, {
    refreshes: [api.marketProfiles.read, api.markets.hierarchy, api.userState.read],
    says: texts.saved,
    fails: false,
  })

  // Somebody else has saved, and nothing has been typed here yet.
  if (!isDirty && profile.version > base.version) setBase(profile)
  useEffect(() => {
    if (!isDirty) reset(valuesOf(base))
  }, [base, isDirty, reset])

  const fill = (known: MarketProfile) => {
    setBase(known)
    setMeanwhile(undefined)
    reset(valuesOf(known))
  }
  const save = async (values: ProfileValues) => {
    const { marketKey, version } = base
    try {
      fill(await change.attempt({ body: { marketKey, version, ...changesOf(base, values) } }))
    } catch (error) {
      if (isStale(error)) {
        const now = await presentState(marketKey)
        setMeanwhile({ before: base, now })
        setBase(now)
        reset(valuesOf(now), KEEPING)
      }
      throw error
    }
  }
  return { form, save, meanwhile, takeOver: () => fill(base) }
}

/** What was typed stays, and counts as not saved. */
const KEEPING = { keepDirtyValues: true, keepDirty: true, keepSubmitCount: true }

const isStale = (error: unknown) =>
  error instanceof ApiError && error.code === 'market-profile.changed-meanwhile'

const presentState = (marketKey: number): Promise<MarketProfile> =>
  api.marketProfiles.read({ params: { marketKey: String(marketKey) } })
