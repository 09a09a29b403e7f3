import { freeName, isOwnName, selectDealerGroup } from '@marquee/rules/campaigns'
import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Campaign } from '../answers.ts'
import { useDetails, type DealerGroup, type DetailsState } from './use-details.ts'
import { toDetails, type DetailsValues } from './details.rules.ts'
import { nameError } from './name-part.tsx'

const NAMES = ['name', 'metroCampaign.metroGroupName', 'metroCampaign.marketGroupKey'] as const

/** Sets a group in the form: its key and name, the campaign's name after it, and no dealers yet. */
export function useTakeGroup(): (group: DealerGroup) => void {
  const { campaign, form } = useDetails()
  return (group) => {
    const taken = takenOver(form.getValues(), group, campaign)
    const { marketGroupKey, metroGroupName } = taken.metroCampaign
    const changed = { shouldDirty: true, shouldTouch: true } as const
    form.setValue('metroCampaign.marketGroupKey', marketGroupKey, changed)
    form.setValue('metroCampaign.metroGroupName', metroGroupName, changed)
    form.setValue('selectedMarketKeys', [], changed)
    form.setValue('name', taken.name, changed)
    form.clearErrors([...NAMES])
    void giveFreeName(taken.name, form, campaign)
  }
}

/**
 * Where there is only one group it is chosen by itself, which does not count as an unsaved change. No person chose it,
 * so that no name that a person typed is replaced by it.
 */
export function useOnlyGroup({ campaign, form, around, isFixed }: DetailsState): void {
  const groups = around.groups.response?.marketGroups
  const isDone = useRef(false)
  useEffect(() => {
    const [only, ...others] = groups ?? []
    const isChosen = form.getValues('metroCampaign.marketGroupKey') !== null
    if (!only || others.length > 0 || isChosen || isFixed || isDone.current) return
    isDone.current = true
    const before = form.getValues()
    const { metroCampaign, name } = takenOver(before, only, campaign)
    const typed = before.metroCampaign.metroGroupName
    const metroGroupName = typed.trim() === '' ? metroCampaign.metroGroupName : typed
    form.resetField('metroCampaign', { defaultValue: { ...metroCampaign, metroGroupName } })
    if (isOwnName(before.name, { initialName: campaign.initialCampaignName })) return
    form.resetField('name', { defaultValue: name })
    void giveFreeName(name, form, campaign)
  }, [groups, campaign, form, isFixed])
}

function takenOver(values: DetailsValues, group: DealerGroup, campaign: Campaign): DetailsValues {
  const { name, metroCampaign, selectedMarketKeys } = selectDealerGroup(
    toDetails(values, campaign),
    group,
    campaign.today,
  )
  return {
    ...values,
    name,
    selectedMarketKeys,
    metroCampaign: metroCampaign ?? values.metroCampaign,
  }
}

const MOST_TRIES = 9

/** Gives a generated name that is taken the next free number, unless another name has been typed since. */
async function giveFreeName(
  given: string,
  form: UseFormReturn<DetailsValues>,
  campaign: Campaign,
): Promise<void> {
  const taken: string[] = []
  try {
    while (taken.length < MOST_TRIES) {
      const name = freeName(given, taken)
      const groupKey = form.getValues('metroCampaign.marketGroupKey')
      if ((await nameError(name, campaign, groupKey)) === undefined) {
        const isAsGiven = form.getValues('name') === given
        if (name !== given && isAsGiven) form.setValue('name', name, { shouldDirty: true })
        return
      }
      taken.push(name)
    }
  } catch {
    // The check of the field and the save refuse a name that is taken.
  }
}
