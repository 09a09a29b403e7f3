import type { LogoType } from '@marquee/rules/market-profiles'
import type { Logo } from '../../widgets/market-profiles/index.ts'

const ORDER: readonly Logo['status'][] = ['APPROVED', 'PENDING', 'REJECTED']

/**
 * The logos of one type: the one in use, the one that waits, and the one that came back, as long as
 * nothing newer has answered it.
 */
export function shownLogos(logos: readonly Logo[], assetType: LogoType): Logo[] {
  const ofType = logos.filter((logo) => logo.assetType === assetType)
  const newest = Math.max(...ofType.map(({ key }) => key))
  return ofType
    .filter(({ status, key }) => status !== 'REJECTED' || key === newest)
    .toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status))
}
