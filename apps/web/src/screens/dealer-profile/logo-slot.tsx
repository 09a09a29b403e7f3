import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { accessTexts } from '@marquee/rules/access'
import type { LogoType } from '@marquee/rules/market-profiles'
import { api, useChange, whyNot } from '../../api/index.ts'
import { PictureUpload } from '../../widgets/images/index.ts'
import { logoTypeNames, type MarketProfile } from '../../widgets/market-profiles/index.ts'
import { LogoEntry } from './logo-entry.tsx'
import { shownLogos } from './shown-logos.rules.ts'
import { logoPartTexts } from './texts.ts'

interface LogoSlotProps {
  assetType: LogoType
  profile: MarketProfile
  onStale: () => void
}

/** One of a market's two logos: what there is of it, and the way to hand in another. */
export function LogoSlot({ assetType, profile, onStale }: LogoSlotProps) {
  const { marketKey, name, logos, can } = profile
  const shown = shownLogos(logos, assetType)
  const handIn = useChange(api.marketProfiles.handInLogo, {
    refreshes: [api.marketProfiles.read, api.marketProfiles.searchLogos],
    says: logoPartTexts.handedIn,
    fails: false,
  })
  const params = { marketKey: String(marketKey) }
  return (
    <Box sx={{ display: 'grid', gap: 4, mb: 8 }}>
      <Typography variant="h3">{logoTypeNames[assetType]}</Typography>
      {shown.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{logoPartTexts.none}</Typography>
      )}
      {shown.map((logo) => (
        <LogoEntry
          key={logo.key}
          logo={logo}
          marketKey={marketKey}
          onStale={onStale}
          marketName={name}
        />
      ))}
      <PictureUpload
        assetType={assetType}
        marketKey={marketKey}
        label={logoPartTexts.upload[assetType]}
        reason={whyNot(can.uploadLogo, accessTexts)}
        onUploaded={(hash) => handIn.attempt({ params, body: { assetType, hash } })}
      />
    </Box>
  )
}
