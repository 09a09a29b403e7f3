import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { describeListedMonth } from '@marquee/rules/audience'
import type { CalendarDate } from '@marquee/rules/calendar'
import { areAllReserved, preferredCampaign, type CampaignStatus } from '@marquee/rules/campaigns'
import { channelNames } from '@marquee/rules/channels'
import { showCount, showMoney } from '@marquee/rules/money'
import {
  categoryNames,
  hasTrait,
  isSetOff,
  type BrowsingSlug,
  type Category,
} from '@marquee/rules/templates'
import { Link as RouterLink, useLocation } from 'react-router'
import { campaignPath, catalogTemplatePath } from '../../app/paths.ts'
import { Facts } from '../../ui/facts/index.ts'
import { StatusChip, type CampaignSummary } from '../../widgets/campaigns/index.ts'
import { InactiveChip, seasonNames } from '../../widgets/templates/index.ts'
import { useBrandNameIfSeveral } from '../../widgets/user-state/index.ts'
import type { Summary, Tile } from './answers.ts'
import { ChannelChips } from './channel-chips.tsx'
import { FirstPiece, type OwnPieces } from './first-piece.tsx'
import { HeroPicture } from './hero-picture.tsx'
import {
  enrollmentInWords,
  mailingInWords,
  pricesOf,
  seasonInWords,
  standingOf,
} from './template-facts.rules.ts'
import { StandingChip, StandingReason } from './standing.tsx'
import { cardTexts } from './texts.ts'
import type { Estimate } from './use-estimates.ts'

interface TemplateCardProps {
  template: Summary
  slug: BrowsingSlug
  today: CalendarDate
  showsCategory: boolean
  /** Of an annual enrollment. */
  seasonals: Tile['seasonals'] | undefined
  estimate: Estimate | undefined
  ownPiece: OwnPieces
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
  const brand = useBrandNameIfSeveral()?.(template.hierarchyId)
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
        <FirstPiece own={props.ownPiece(template.key)}>
          <HeroPicture url={heroUrl} onBroken={onStale} />
        </FirstPiece>
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
          {description.trim() && <Typography sx={twoLines}>{description}</Typography>}
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

/** The whole card can be clicked, and is a single link for screen readers. */
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

interface SeasonPicturesProps {
  seasonals: Tile['seasonals']
  onBroken: () => void
}

/** An annual enrollment has no piece of its own: those of its four seasons stand for it. */
function SeasonPictures({ seasonals, onBroken }: SeasonPicturesProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      {seasonals.map(({ season, template }) => (
        <HeroPicture key={season} url={template.heroUrl} onBroken={onBroken} />
      ))}
    </Box>
  )
}

interface CardFactsProps {
  template: Summary
  today: CalendarDate
  seasonals: Tile['seasonals'] | undefined
  /** What the audience that it suggests comes to. */
  estimate: Estimate | undefined
}

/** What templates are compared by. */
function CardFacts({ template, today, seasonals, estimate }: CardFactsProps) {
  return (
    <>
      <ChannelChips options={template.channelOptions} />
      <Facts
        inRows
        facts={[
          [cardTexts.enrollment, enrollmentInWords(template, today)],
          [cardTexts.mailing, mailingInWords(template)],
          // In a year each season has a price of its own.
          [cardTexts.perPiece, !hasTrait(template.category, 'year') && pricesInWords(template)],
          [cardTexts.reach, estimate && reachInWords(estimate, template.category)],
          [cardTexts.contents, contentsInWords(template)],
          ...(seasonals ?? []).map(
            ({ season, template: seasonal }) =>
              [seasonNames[season], seasonInWords(seasonal, today)] as const,
          ),
        ]}
      />
    </>
  )
}

function reachInWords(
  { totalSize, audienceByChannel, monthly }: Estimate,
  category: Category,
): string {
  if (monthly) return describeListedMonth(monthly, null)
  // Of all that could ever be due nobody knows how many are in a month, and what they cost then.
  if (isSetOff(category)) return cardTexts.whenDue(showCount(totalSize))
  if (hasTrait(category, 'year')) return cardTexts.reached(showCount(totalSize))
  return [
    cardTexts.reached(showCount(totalSize)),
    ...audienceByChannel.map(({ channel, cost }) =>
      cardTexts.sentFor(channelNames[channel], showMoney(cost)),
    ),
  ].join('\n')
}

function pricesInWords(template: Summary): string {
  return pricesOf(template)
    .map(({ option, price }) =>
      cardTexts.pricedAs(channelNames[option], price ?? cardTexts.noPrice),
    )
    .join('\n')
}

function contentsInWords(template: Summary): string {
  const { stepCount, creativeCount, canSelectWaves, isBillingDeferred } = template
  return [
    [
      cardTexts.touchpoints(stepCount),
      ...(creativeCount > 0 ? [cardTexts.creatives(creativeCount)] : []),
    ].join(', '),
    ...(canSelectWaves ? [cardTexts.waves] : []),
    ...(isBillingDeferred ? [cardTexts.deferred] : []),
  ].join('\n')
}

/** The campaign that was started from a template already; the rest of its card leads to the template. */
function OwnCampaignLine({ campaigns }: { campaigns: readonly CampaignSummary[] }) {
  const own = ownCampaign(campaigns)
  if (!own) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Link
        component={RouterLink}
        to={campaignPath(own.key)}
        sx={{ position: 'relative', zIndex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
      >
        {own.status === 'DRAFT' ? cardTexts.goOn(own.name) : cardTexts.see(own.name)}
      </Link>
      <StatusChip status={own.status} />
    </Box>
  )
}

/**
 * Which of the campaigns of a template its card leads to. Where all behind the first are only reserved,
 * the first stands for them, as an enrollment does for its seasons.
 */
export function ownCampaign<Campaign extends { status: CampaignStatus }>(
  campaigns: readonly Campaign[],
): Campaign | undefined {
  const preferred = preferredCampaign(campaigns)
  if (preferred) return preferred
  return areAllReserved(campaigns) ? campaigns[0] : campaigns.at(-1)
}
