import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { CalendarDate } from '@marquee/rules/calendar'
import { categoryNames, type BrowsingSlug } from '@marquee/rules/templates'
import { Link as RouterLink, useLocation } from 'react-router'
import { catalogTemplatePath } from '../../app/paths.ts'
import type { CampaignSummary } from '../../widgets/campaigns/index.ts'
import { InactiveChip } from '../../widgets/templates/index.ts'
import { useTellingBrandName } from '../../widgets/user-state/index.ts'
import type { Summary, Tile } from './answers.ts'
import { CardFacts } from './card-facts.tsx'
import { HeroPicture } from './hero-picture.tsx'
import { OwnCampaignLine } from './own-campaign-line.tsx'
import { SeasonPictures } from './season-pictures.tsx'
import { standingOf } from './standing.rules.ts'
import type { Estimate } from './use-estimates.ts'
import { StandingChip, StandingReason } from './standing.tsx'

interface TemplateCardProps {
  template: Summary
  slug: BrowsingSlug
  today: CalendarDate
  showsCategory: boolean
  /** Of an annual enrollment. */
  seasonals: Tile['seasonals'] | undefined
  estimate: Estimate | undefined
  /** What was started from it already. */
  campaigns: readonly CampaignSummary[]
  /** What is shown is no longer so. */
  onStale: () => void
}

export function TemplateCard(props: TemplateCardProps) {
  const { template, slug, today, showsCategory, seasonals, estimate, onStale } = props
  const { key, name, description, category, status, heroUrl } = template
  const standing = standingOf(template, today)
  const isActive = status === 'ACTIVE'
  const brand = useTellingBrandName()?.(template.hierarchyId)
  return (
    <Card
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        '&:hover': { borderColor: 'line', boxShadow: 1 },
      }}
    >
      {heroUrl === null && seasonals ? (
        <SeasonPictures seasonals={seasonals} onBroken={onStale} />
      ) : (
        <HeroPicture url={heroUrl} onBroken={onStale} />
      )}
      <Box sx={body}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {isActive ? <StandingChip standing={standing} /> : <InactiveChip />}
          {brand && <Chip label={brand} />}
          {showsCategory && <Chip label={categoryNames[category].name} />}
        </Box>
        <div>
          <Typography variant="h3" component="h2">
            <Link
              component={RouterLink}
              to={catalogTemplatePath(slug, key)}
              // So that the way back leads to the same filters.
              state={{ search: useLocation().search }}
              sx={wholeCard}
            >
              {name}
            </Link>
          </Typography>
          <Typography sx={twoLines}>{description}</Typography>
        </div>
        <CardFacts template={template} today={today} seasonals={seasonals} estimate={estimate} />
        <OwnCampaignLine campaigns={props.campaigns} />
        {isActive && <StandingReason standing={standing} />}
      </Box>
    </Card>
  )
}

const body = {
  p: 4,
  borderTop: 1,
  borderColor: 'divider',
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 3,
} as const

/** The card can be clicked wherever one likes, and is one link for those who hear it. */
const wholeCard = {
  color: 'text.primary',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const

const twoLines = {
  mt: 1,
  color: 'text.secondary',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const
