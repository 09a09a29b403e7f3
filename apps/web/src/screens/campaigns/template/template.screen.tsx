import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { compareDates, showDate, type CalendarDate } from '@marquee/rules/calendar'
import { usesMailDate } from '@marquee/rules/campaigns'
import { channelNames } from '@marquee/rules/channels'
import { seasonHint } from '@marquee/rules/mail-dates'
import { showMoney } from '@marquee/rules/money'
import {
  BROWSING_SLUGS,
  categoryNames,
  hasTrait,
  isSetOff,
  type BrowsingSlug,
  type Season,
} from '@marquee/rules/templates'
import { Link as RouterLink, Navigate, useLocation, useParams } from 'react-router'
import { api, useOperation } from '../../../api/index.ts'
import {
  campaignPath,
  campaignTemplatePath,
  catalogPath,
  catalogTemplatePath,
  enrollManyPath,
  paths,
} from '../../../app/paths.ts'
import { Facts } from '../../../ui/facts/index.ts'
import { NotFoundPage, Page, Section } from '../../../ui/page/index.ts'
import { ErrorState, NotLoaded, RowsSkeleton, TextSkeleton } from '../../../ui/states/index.ts'
import { useToday } from '../../../widgets/calendar/index.ts'
import { StatusChip } from '../../../widgets/campaigns/index.ts'
import { EnrollForm } from '../../../widgets/annual/index.ts'
import { StartForm } from '../../../widgets/builder/index.ts'
import {
  browsingNames,
  ForStaffOnly,
  InactiveChip,
  seasonNames,
} from '../../../widgets/templates/index.ts'
import {
  isOpen,
  NoMarket,
  screenNeeds,
  useBrandNameIfSeveral,
  useUserState,
} from '../../../widgets/user-state/index.ts'
import { ChannelChips } from '../channel-chips.tsx'
import { FirstPiece, useOwnPieces } from '../first-piece.tsx'
import { HeroPicture } from '../hero-picture.tsx'
import { StandingChip, StandingReason } from '../standing.tsx'
import {
  enrollmentInWords,
  mailingOf,
  pricesOf,
  seasonInWords,
  standingOf,
} from '../template-facts.rules.ts'
import { cardTexts } from '../texts.ts'
import type { CampaignSummary, Template } from './answers.ts'
import { choicesOf } from './choices.rules.ts'
import { DatesPart } from './dates-part.tsx'
import { StepsPart } from './steps-part.tsx'
import { campaignTexts, choiceTexts, seasonTexts, texts } from './texts.ts'
import { useOfferedCreatives } from './use-offered-creatives.ts'

/** What a person needs to know of a template before they start a campaign from it. */
export function Screen() {
  const { browsingSlug, templateKey = '' } = useParams()
  const slug = BROWSING_SLUGS.find((each) => each === browsingSlug)
  const { selectedMarket } = useUserState()
  if (!slug) return <NotFoundPage home={paths.home} />
  if (selectedMarket) return <TemplateOf slug={slug} templateKey={templateKey} />
  return (
    <Page title={texts.title}>
      <NoMarket target={catalogTemplatePath(slug, Number(templateKey))}>
        {texts.noMarketWhy}
      </NoMarket>
    </Page>
  )
}

function TemplateOf({ slug, templateKey }: { slug: BrowsingSlug; templateKey: string }) {
  const query = useOperation(api.templates.read, { params: { key: templateKey } })
  const { response: template, status, error, failure, retry, isRefreshing } = query
  const { state } = useLocation() as { state: { search?: string } | null }
  const back = { to: catalogPath(slug) + (state?.search ?? ''), name: browsingNames[slug] }
  if (template) {
    const { key, name, description, category } = template
    const { browsingSlug } = categoryNames[category]
    // The menu shows where one is; an address may name another part.
    if (browsingSlug !== slug)
      return <Navigate to={catalogTemplatePath(browsingSlug, key)} replace />
    return (
      <Page
        title={name}
        back={back}
        intro={description.trim() || undefined}
        actions={<EditLink template={template} />}
      >
        <ForStaffOnly slug={slug} />
        <About template={template} onStale={retry} />
      </Page>
    )
  }
  const failed = status === 'failed' ? { failure, error, retry, isRefreshing } : undefined
  return (
    <Page title={texts.title} back={back}>
      <NotLoaded failed={failed} isLoading={status === 'loading'} texts={texts} to={back.to}>
        <RowsSkeleton />
      </NotLoaded>
    </Page>
  )
}

/** Only for the authors of templates. */
function EditLink({ template: { key, can } }: { template: Template }) {
  if (!can.change.ok) return null
  return (
    <Button
      component={RouterLink}
      to={campaignTemplatePath(key)}
      variant="outlined"
      startIcon={<EditOutlined />}
    >
      {texts.edit}
    </Button>
  )
}

/** The start of a campaign, or the enrollment in the seasons of a year. */
function StartPart({ template }: { template: Template }) {
  const isYear = hasTrait(template.category, 'year')
  return (
    <Section
      title={isYear ? texts.enroll : texts.start}
      actions={isYear && <ManyLink templateKey={template.key} />}
      framed
    >
      {isYear ? <EnrollForm template={template} /> : <StartForm template={template} />}
    </Section>
  )
}

/** The way to enroll many at once; for staff, while more than one dealer is selected. */
function ManyLink({ templateKey }: { templateKey: number }) {
  const state = useUserState()
  const isOffered = isOpen(state, screenNeeds.enrollMany) && state.selectedMarket?.type !== 'DEALER'
  if (!isOffered) return null
  return (
    <Button component={RouterLink} to={enrollManyPath(templateKey)} variant="outlined">
      {texts.enrollMany}
    </Button>
  )
}

interface AboutProps {
  template: Template
  /** What is shown is no longer so. */
  onStale: () => void
}

function About({ template, onStale }: AboutProps) {
  const today = useToday(useUserState().selectedMarket?.timeZone)
  const standing = standingOf(template, today)
  const brand = useBrandNameIfSeveral()?.(template.hierarchyId)
  const ownPiece = useOwnPieces([template.key])
  const creatives = useOfferedCreatives(template)
  const choices = choicesOf(
    template,
    (key) => creatives.find(key)?.variations.map(({ name }) => name) ?? [],
  )
  const isActive = template.status === 'ACTIVE'
  // The note at the head of the page gives this reason, with what to do instead.
  const isSaidAbove =
    standing.is === 'view-only' && standing.reason === 'campaign-template.several-dealers-only'
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        columnGap: 8,
        gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      {/* What it is and costs comes first where there is one column. */}
      <Box sx={{ minWidth: 0, gridColumn: { md: 2 } }}>
        <StartPart template={template} />
        <Box sx={{ mb: 6, border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
          <FirstPiece own={ownPiece(template.key)}>
            <HeroPicture
              url={template.heroUrl}
              alt={cardTexts.pictureOf(template.name)}
              onBroken={onStale}
            />
          </FirstPiece>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
          {isActive ? <StandingChip standing={standing} /> : <InactiveChip />}
          {brand && <Chip label={brand} />}
          <Chip label={categoryNames[template.category].name} />
        </Box>
        <Box sx={{ mb: 6 }}>
          {isActive && !isSaidAbove && <StandingReason standing={standing} />}
        </Box>
        <Glance template={template} today={today} />
        <CampaignsPart templateKey={template.key} />
      </Box>
      <Box sx={{ minWidth: 0, gridColumn: { md: 1 }, gridRow: { md: 1 } }}>
        {hasTrait(template.category, 'year') ? (
          <SeasonsPart template={template} today={today} />
        ) : (
          <StepsPart template={template} creatives={creatives} />
        )}
        <Choices choices={choices} />
        {/* What a need sets off has no days to choose from, and a year has those of its seasons. */}
        {usesMailDate(template.category) && <DatesPart template={template} />}
      </Box>
    </Box>
  )
}

function Choices({ choices }: { choices: readonly string[] }) {
  return (
    <Section title={choiceTexts.title} framed>
      {choices.length === 0 && <Typography>{choiceTexts.nothing}</Typography>}
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {choices.map((choice) => (
          <li key={choice}>{choice}</li>
        ))}
      </Box>
    </Section>
  )
}

/** When it is open, and what a piece costs. */
function Glance({ template, today }: { template: Template; today: CalendarDate }) {
  const { channelOptions, category, minimumOrderValue, distanceFilteringMax } = template
  const also = [
    ...(template.canSelectWaves ? [cardTexts.waves] : []),
    ...(template.isBillingDeferred ? [cardTexts.deferred] : []),
  ]
  return (
    <Section title={texts.glance} framed>
      <Box sx={{ mb: 4 }}>
        <ChannelChips options={channelOptions} />
      </Box>
      <Facts
        facts={[
          // In a year each season has a price of its own.
          [cardTexts.price, !hasTrait(category, 'year') && pricesInWords(template).join('\n')],
          [
            texts.minimum,
            !isSetOff(category) && minimumOrderValue > 0 && showMoney(minimumOrderValue),
          ],
          [cardTexts.enrollment, enrollmentInWords(template, today)],
          [cardTexts.mailing, mailingOf(template)],
          [texts.distance, distanceFilteringMax !== null && texts.upToMiles(distanceFilteringMax)],
          [texts.contents, also.join('\n')],
        ]}
      />
    </Section>
  )
}

const MOST_SHOWN = 10

/** The campaigns that this market has made from the template, the latest first. */
function CampaignsPart({ templateKey }: { templateKey: number }) {
  const { permissions, selectedUserLevel } = useUserState()
  const mayRead = permissions.includes('CAN_READ_CAMPAIGNS')
  const query = useOperation(
    api.campaigns.search,
    {
      query: { selectedUserLevel },
      body: { criteria: { templateKeys: [templateKey], isWhole: true }, size: MOST_SHOWN },
    },
    { enabled: mayRead },
  )
  const { response, status, error, retry, isRefreshing } = query
  if (!mayRead || response?.totalElements === 0) return null
  return (
    <Section title={campaignTexts.title} framed>
      {status === 'loading' && <TextSkeleton />}
      {status === 'failed' && (
        <ErrorState title={campaignTexts.loadFailed} onRetry={retry} retrying={isRefreshing}>
          {error}
        </ErrorState>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
        {response?.campaigns.map((campaign) => (
          <Row key={campaign.key} campaign={campaign} />
        ))}
      </Box>
      {response && response.totalElements > MOST_SHOWN && (
        <Typography sx={{ mt: 3, color: 'text.secondary' }}>
          {campaignTexts.more(response.totalElements - MOST_SHOWN)}
        </Typography>
      )}
    </Section>
  )
}

function Row({ campaign }: { campaign: CampaignSummary }) {
  const { key, name, status, market, mailDate } = campaign
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={campaignPath(key)}>
          {name}
        </Link>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {[market.name, mailDate && campaignTexts.mailDate(showDate(mailDate))]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <StatusChip status={status} />
    </Box>
  )
}

interface SeasonsPartProps {
  template: Template
  today: CalendarDate
}

/** The four campaigns of an annual enrollment. */
function SeasonsPart({ template, today }: SeasonsPartProps) {
  const { key } = template
  const query = useOperation(api.templates.readAnnual, { params: { key: String(key) } })
  const { response, status, retry, isRefreshing, error } = query
  return (
    <Section title={seasonTexts.title} description={seasonTexts.why} framed>
      {status === 'loading' && <RowsSkeleton rows={4} />}
      {status === 'failed' && (
        <ErrorState title={seasonTexts.loadFailed} onRetry={retry} retrying={isRefreshing}>
          {error}
        </ErrorState>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {response?.seasonalTemplates.map(({ season, template: seasonal }) => (
          <Box key={season} component="li" sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
            <Typography variant="h3">
              {cardTexts.season(seasonNames[season], seasonal.name)}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>
              {inWords(season, seasonal, today).join(' · ')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  )
}

function inWords(season: Season, seasonal: Template, today: CalendarDate): string[] {
  const mailed = seasonTexts.mailed(seasonInWords(seasonal, today))
  const { mailDate } = seasonal
  if (mailDate !== null && compareDates(mailDate, today) <= 0) return [mailed]
  return [mailed, pricesInWords(seasonal).join(', '), ...[seasonHint(season) ?? []].flat()]
}

const pricesInWords = ({ channelOptions, priceBook: { prices } }: Template): string[] =>
  pricesOf({ channelOptions, prices }).map(({ option, price }) =>
    cardTexts.pricedAs(channelNames[option], price ?? cardTexts.noPrice),
  )
