import { MOST_AREA_MARKETS } from '@marquee/rules/maps'
import { hasTrait } from '@marquee/rules/templates'
import { useMemo } from 'react'
import { useZipCodeBoundaries, type ZipCodeBoundaries } from '../../../../widgets/maps/index.ts'
import type { QueryState } from '../../../../api/index.ts'
import { useAudience, useChosen } from './use-audience.ts'
import { parseMiles } from './audience.rules.ts'
import { chosenZips, onlyZips, withZips } from './choices.rules.ts'

interface Zips {
  boundaries: QueryState<ZipCodeBoundaries>
  /** Every ZIP code that can be chosen, near ones first. */
  all: readonly string[]
  /** Those of them that no area is drawn for. */
  farther: readonly string[]
  chosen: ReadonlySet<string>
  choose: (zips: readonly string[], selected: boolean) => void
  startWithinMiles: () => void
}

/** The ZIP codes around the dealerships, on the map and beyond, and which of them are chosen. */
export function useZips(): Zips {
  const { campaign, form, change, breakdown } = useAudience()
  const filter = useChosen('zips')
  const boundaries = useZipCodeBoundaries({ marketKeys: mappedMarkets(campaign, breakdown) })
  const areas = boundaries.response?.features
  const counted = breakdown.audienceByZipCode
  const { all, farther } = useMemo(() => {
    const near = (areas ?? []).map(({ properties }) => properties.zipCode)
    const known = new Set(near)
    const beyond = counted.map(({ zipCode }) => zipCode).filter((zip) => !known.has(zip))
    return { all: [...near, ...beyond], farther: beyond }
  }, [areas, counted])
  const chosen = useMemo(() => chosenZips(filter, all), [filter, all])
  return {
    boundaries,
    all,
    farther,
    chosen,
    choose: (zips, selected) => change('zips', withZips(filter, all, new Set(zips), selected)),
    startWithinMiles: () => {
      const miles = parseMiles(form.getValues('miles'))
      if (miles === undefined || !areas) return
      const near = areas.filter(({ properties }) => properties.miles <= miles)
      change('zips', onlyZips(all, new Set(near.map(({ properties }) => properties.zipCode))))
    },
  }
}

type Audience = ReturnType<typeof useAudience>

function mappedMarkets(
  campaign: Audience['campaign'],
  { audienceByMarket }: Audience['breakdown'],
) {
  const { selectedMarketKeys, startedFor, category } = campaign
  if (!hasTrait(category, 'several-dealers')) return [startedFor]
  const keys = audienceByMarket.map(({ marketKey }) => marketKey)
  return (keys.length > 0 ? keys : selectedMarketKeys).slice(0, MOST_AREA_MARKETS)
}
