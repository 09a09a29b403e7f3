import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useMemo, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useBuilder } from '../../builder.ts'
import { SeasonBuilder } from '../../season-builder.tsx'
import { texts } from './texts.ts'
import { YearProvider } from './year.ts'

const ALL = 'all'
const OF = 'season'

/** The audience of all seasons, or of one of them, which the address names. */
export function YearAudience({ children }: { children: ReactNode }) {
  const { campaign: enrollment, seasons } = useBuilder()
  const [search, setSearch] = useSearchParams()
  const one = seasons.find(({ campaign }) => String(campaign.key) === search.get(OF))
  const [first] = seasons
  const shown = one ?? first
  const year = useMemo(
    () => ({ enrollment, chosen: one ? [one] : seasons }),
    [enrollment, one, seasons],
  )
  if (!shown) return null
  return (
    <>
      <Box sx={{ mb: 5, overflowX: 'auto' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={texts.for}
          value={one ? String(one.campaign.key) : ALL}
          onChange={(_, value: string | null) => {
            if (value !== null) setSearch(value === ALL ? {} : { [OF]: value })
          }}
        >
          <ToggleButton value={ALL}>{texts.all}</ToggleButton>
          {seasons.map(({ campaign }) => (
            <ToggleButton key={campaign.key} value={String(campaign.key)}>
              {campaign.name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <YearProvider value={year}>
        <SeasonBuilder key={one ? one.campaign.key : ALL} season={shown}>
          {children}
        </SeasonBuilder>
      </YearProvider>
    </>
  )
}
