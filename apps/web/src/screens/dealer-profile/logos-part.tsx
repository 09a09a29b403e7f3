import { LOGO_TYPES } from '@marquee/rules/market-profiles'
import { Section } from '../../ui/page/index.ts'
import type { MarketProfile } from '../../widgets/market-profiles/index.ts'
import { LogoSlot } from './logo-slot.tsx'
import { logoPartTexts } from './texts.ts'

interface LogosPartProps {
  profile: MarketProfile
  onStale: () => void
}

export function LogosPart(props: LogosPartProps) {
  return (
    <Section title={logoPartTexts.title} description={logoPartTexts.why}>
      {LOGO_TYPES.map((assetType) => (
        <LogoSlot key={assetType} assetType={assetType} {...props} />
      ))}
    </Section>
  )
}
