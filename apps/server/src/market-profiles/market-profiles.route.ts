import { marketProfiles } from '@marquee/contract/market-profiles'
import { bind } from '../platform/use-case.ts'
import { approveLogo, rejectLogo } from './decide-logo.use-case.ts'
import { handInLogo } from './hand-in-logo.use-case.ts'
import { readMarketProfile } from './read-market-profile.use-case.ts'
import { searchLogos } from './search-logos.use-case.ts'
import { updateMarketProfile } from './update-market-profile.use-case.ts'

export const marketProfilesRoutes = bind(marketProfiles, {
  read: readMarketProfile,
  update: updateMarketProfile,
  handInLogo,
  approveLogo,
  rejectLogo,
  searchLogos,
})
