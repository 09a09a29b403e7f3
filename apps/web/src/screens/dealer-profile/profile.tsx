import Box from '@mui/material/Box'
import type { MarketProfile } from '../../widgets/market-profiles/index.ts'
import { AreaPart } from './area-part.tsx'
import { LogosPart } from './logos-part.tsx'
import { ProfileForm } from './profile.form.tsx'

interface ProfileProps {
  profile: MarketProfile
  /** What is shown is no longer so. */
  onStale: () => void
}

export function Profile({ profile, onStale }: ProfileProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        columnGap: 8,
        gridTemplateColumns: { lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        // What gets focus does not stay behind the bar below.
        '& form :is(input, textarea, [role="combobox"])': { scrollMarginBottom: '6rem' },
      }}
    >
      <ProfileForm profile={profile} />
      <LogosPart profile={profile} onStale={onStale} />
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <AreaPart profile={profile} />
      </Box>
    </Box>
  )
}
