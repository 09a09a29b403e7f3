import { Section } from '../../ui/page/index.ts'
import { MarketZipMap } from '../../widgets/maps/index.ts'
import type { MarketProfile } from '../../widgets/market-profiles/index.ts'
import { partTexts } from './texts.ts'

/** About half an hour's drive: where most of a dealer's customers come from. */
const MILES = 25

/** The ZIP areas around a dealer, which their mailings will choose from. */
export function AreaPart({
  profile: { marketKey, hierarchyId, type },
}: {
  profile: MarketProfile
}) {
  if (type !== 'DEALER' || hierarchyId === null) return null
  return (
    <Section framed title={partTexts.area} description={partTexts.areaWhy(MILES)}>
      <MarketZipMap
        marketKeys={[marketKey]}
        hierarchyId={hierarchyId}
        miles={MILES}
        radius={MILES}
      />
    </Section>
  )
}
