import type { MarketHierarchy } from '../../widgets/markets/index.ts'
import { homeTexts } from './texts.ts'

/** The way down to the market. */
export function Place({ ancestors }: Pick<MarketHierarchy, 'ancestors'>) {
  if (ancestors.length === 0) return null
  return (
    <span role="group" aria-label={homeTexts.place}>
      {ancestors.map(({ name }) => name).join(' › ')}
    </span>
  )
}
