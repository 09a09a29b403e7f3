import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { describeMonthShort, monthlyTexts } from '@marquee/rules/audience'
import { builderReasons, places, type BuilderStep } from '@marquee/rules/builder'
import { showDate } from '@marquee/rules/calendar'
import {
  campaignPhases,
  monthlyCapProblem,
  showMonthlyCap,
  stepsOfCampaign,
  undated,
  usedSteps,
} from '@marquee/rules/campaigns'
import { categoryNames, hasTrait } from '@marquee/rules/templates'
import { useState, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { catalogTemplatePath } from '../../../app/paths.ts'
import { Facts } from '../../../ui/facts/index.ts'
import { Page, PAGE_END, Section } from '../../../ui/page/index.ts'
import { StateMark } from '../../../ui/panes/index.ts'
import { WITHOUT_WARNING } from '../../../ui/unsaved-guard/index.ts'
import { HistoryLink } from '../../../widgets/audit/index.ts'
import { LastWords } from '../../../widgets/approvals/index.ts'
import { DeleteCampaign, StatusChip, CampaignPiece } from '../../../widgets/campaigns/index.ts'
import { ReorderButtons, ReorderNotes } from '../../../widgets/reorders/index.ts'
import type { Campaign, Season } from './answers.ts'
import { useAsTyped, useMissingInForm, useSuggestedAudience } from './as-typed.tsx'
import { useBuilder } from './builder.ts'
import { audienceFacts, inHomeLines, piecePrices } from './facts.rules.ts'
import { MissingLinks } from './missing-links.tsx'
import { NewerVersion } from './newer-version/newer-version.tsx'
import { deleteTexts, stepNames, summaryTexts, texts } from './texts.ts'
import { useShownMonth, type Month } from './use-shown-month.ts'
import { withoutCanceled } from './year-costs.rules.ts'

interface BuilderFrameProps {
  children: ReactNode
  onVersionTaken: (version: number) => void
}

/** All steps at the left, the present one in the middle, and what it comes to at the right. */
export function BuilderFrame({ children, onVersionTaken }: BuilderFrameProps) {
  const { campaign, flow, place } = useBuilder()
  const { name, template, category, status, market, parentCampaignKey } = campaign
  // The dealers' table and the map need the room of a narrower screen.
  const isTable =
    hasTrait(category, 'several-dealers') && parentCampaignKey === null && place === places.details
  const beside = isTable || place === places.audience ? 'desk' : 'lg'
  const { browsingSlug } = categoryNames[category]
  const tellsReorder = place === flow.start || place === places.confirmation
  return (
    <Page
      title={name || template.name}
      back={{ to: catalogTemplatePath(browsingSlug, template.key), name: template.name }}
      intro={market.name}
      actions={
        <>
          <StatusChip status={status} />
          <HistoryLink kind="campaign" of={campaign.key} />
          {status !== 'DRAFT' && parentCampaignKey === null && (
            <ReorderButtons campaign={campaign} can={campaign.can.reorder} />
          )}
          <DeleteDraft />
        </>
      }
    >
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: { xs: 5, md: 7 },
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: '12rem minmax(0, 1fr)',
            [beside]: '11rem minmax(0, 1fr) 15rem',
          },
        }}
      >
        <Box sx={{ position: { md: 'sticky' }, top: '5rem' }}>
          <StepRail key={place} />
        </Box>
        <Box sx={[step, { mb: { [beside]: toPageEnd } }]}>
          {/* The confirmation says it with the order. */}
          {status === 'DRAFT' && campaign.submittedAt !== null && place !== places.confirmation && (
            <LastWords campaignKey={campaign.key} of="rejection" />
          )}
          {campaign.reorder && tellsReorder && (
            <ReorderNotes campaignKey={campaign.key} reorder={campaign.reorder} />
          )}
          <NewerVersion onTaken={onVersionTaken} />
          {children}
        </Box>
        <Box
          sx={{
            position: { [beside]: 'sticky' },
            top: '5rem',
            gridColumn: { md: 2, [beside]: 3 },
            // The confirmation shows all of it already.
            display: { xs: place === places.confirmation ? 'none' : 'block', lg: 'block' },
          }}
        >
          <Summary />
        </Box>
      </Box>
    </Page>
  )
}

/**
 * Over the room that a page leaves at its end. Else the bar of buttons stands that much higher while a short step
 * is scrolled to its end, and jumps away from under the mouse when the step grows.
 */
const toPageEnd = -PAGE_END

/** What gets focus is seen between the top bar and the buttons below, which stay where they are. */
const step = {
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  // As high as the window below the page's title, or higher.
  minHeight: 'calc(100dvh - 13rem)',
  '& > form': { flex: '1 0 auto', display: 'flex', flexDirection: 'column' },
  '& :is(a, button, input, textarea, [tabindex])': {
    scrollMarginTop: '5rem',
    scrollMarginBottom: '7rem',
  },
}

/** Only drafts can be deleted. */
function DeleteDraft() {
  const { campaign } = useBuilder()
  const { category, template, selectedMarkets, can } = campaign
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  if (!can.delete.ok) return null
  return (
    <>
      <Button startIcon={<DeleteOutlined />} onClick={() => setAsking(true)}>
        {deleteTexts.button}
      </Button>
      {isAsking && (
        <DeleteCampaign
          campaign={campaign}
          dealers={selectedMarkets.length}
          onClose={() => setAsking(false)}
          onDeleted={() =>
            navigate(
              catalogTemplatePath(categoryNames[category].browsingSlug, template.key),
              WITHOUT_WARNING,
            )
          }
        />
      )}
    </>
  )
}

/** Every step with its state and, where it must wait, why. A narrow screen shows them at a press. */
function StepRail() {
  const { flow, place } = useBuilder()
  const [isOpen, setOpen] = useState(false)
  const at = flow.steps.findIndex((step) => step.place === place)
  return (
    <Box component="nav" aria-label={texts.steps}>
      <Button
        fullWidth
        variant="outlined"
        endIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ display: { md: 'none' }, justifyContent: 'space-between' }}
      >
        {texts.stepOf(at + 1, flow.steps.length)}
      </Button>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          gap: 0.5,
          display: { xs: isOpen ? 'grid' : 'none', md: 'grid' },
        }}
      >
        {flow.steps.map((step) => (
          <Box
            component="li"
            key={step.place}
            sx={{ pl: step.stepKey === null || !flow.isMultiStep ? 0 : 3 }}
          >
            <Entry step={step} />
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function Entry({ step }: { step: BuilderStep }) {
  const { place, pathTo } = useBuilder()
  const name = useStepName(step)
  const isCurrent = step.place === place
  const state = isCurrent ? texts.current : stateOf(step)
  return (
    <ButtonBase
      component={Link}
      to={pathTo(step.place)}
      aria-current={isCurrent ? 'step' : undefined}
      sx={[
        {
          display: 'flex',
          justifyContent: 'flex-start',
          gap: 2,
          width: 1,
          px: 3,
          py: 2,
          borderRadius: 1,
          textAlign: 'left',
          typography: 'body1',
          '&:hover': { bgcolor: 'background.sunken' },
        },
        isCurrent && { bgcolor: 'background.sunken', fontWeight: 'fontWeightBold' },
      ]}
    >
      <StateMark state={step.isDone ? 'complete' : 'todo'} />
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
        <Typography
          component="span"
          variant="caption"
          sx={{ display: 'block', color: 'text.secondary' }}
        >
          {state}
        </Typography>
      </Box>
    </ButtonBase>
  )
}

function stateOf({ isDone, blocked }: BuilderStep): string {
  if (blocked !== null) return builderReasons[blocked]
  return isDone ? texts.done : texts.todo
}

/** A step's name; where there are several touchpoints, with that of its own. */
function useStepName({ type, stepKey }: BuilderStep): string {
  const { campaign, seasons } = useBuilder()
  if (type === 'COUPON_CUSTOMIZATION_SEASONAL') {
    const of = seasons.find((one) => usedSteps(one.campaign).some(({ key }) => key === stepKey))
    return of?.campaign.name ?? stepNames[type]
  }
  const steps = stepsOfCampaign(campaign)
  const own = steps.length > 1 ? steps.find(({ key }) => key === stepKey) : undefined
  return own ? `${stepNames[type]}: ${own.name}` : stepNames[type]
}

/** Never scrolls away: the piece, the dates, the price, and what is missing. */
function Summary() {
  return (
    <Section title={summaryTexts.title} framed>
      <Box sx={{ maxWidth: '24rem' }}>
        <PieceThumbnail />
      </Box>
      <Box sx={{ mt: 4 }}>
        <SummaryFacts />
      </Box>
      <Missing />
    </Section>
  )
}

function SummaryFacts() {
  const { campaign } = useAsTyped()
  const { seasons } = useBuilder()
  const { month } = useShownMonth(campaign)
  const suggested = useSuggestedAudience()
  return (
    <Facts
      facts={[
        ...factsOf(campaign, seasons),
        ...audienceFacts(suggested ? { ...campaign, audience: suggested } : campaign),
        [summaryTexts.suggested, suggested !== null && summaryTexts.suggestedOnly],
        ...(month ? monthFacts(month) : []),
      ]}
    />
  )
}

function factsOf(campaign: Campaign, seasons: readonly Season[]): [string, string | false][] {
  const { mailDate: first, secondMailDate: second, category } = campaign
  return [
    [
      summaryTexts.mailDate,
      seasons.length > 0 ? datesOfSeasons(seasons) : first ? showDate(first) : undated(category),
    ],
    [summaryTexts.secondWave, campaign.hasSecondWave && second !== null && showDate(second)],
    [summaryTexts.inHome, inHomeLines(campaign)],
    [summaryTexts.price, piecePrices(campaign)],
  ]
}

const datesOfSeasons = (seasons: readonly Season[]): string =>
  withoutCanceled(seasons)
    .map(({ campaign: { name, mailDate, category } }) =>
      summaryTexts.ofSeason(name, mailDate ? showDate(mailDate) : undated(category)),
    )
    .join('\n')

/** A cap that is half typed is none yet. */
const monthFacts = ({ estimate, cap }: Month): [string, string | false][] => [
  [
    monthlyTexts.title,
    describeMonthShort(estimate, monthlyCapProblem(cap) === undefined ? cap : null),
  ],
  [monthlyTexts.capTitle, monthlyCapProblem(cap) === undefined && showMonthlyCap(cap)],
]

/** Of a draft: once it is submitted nothing is to be done here, and its day may have passed. */
function Missing() {
  const { flow, campaign } = useAsTyped()
  const ofForm = useMissingInForm()
  if (campaignPhases[campaign.status] !== 'draft') return null
  const missing = [...flow.missing, ...ofForm]
  return (
    <Box sx={{ mt: 5 }} role="status">
      <Typography variant="subtitle2">{summaryTexts.missing}</Typography>
      {missing.length === 0 ? (
        <Typography>{summaryTexts.nothing}</Typography>
      ) : (
        <MissingLinks missing={missing} />
      )}
    </Box>
  )
}

/** The first piece that has a creative, small; of a year that of its next season. */
function PieceThumbnail() {
  const { campaign } = useAsTyped()
  const { seasons } = useBuilder()
  const ofYear = withoutCanceled(seasons).map((season) => season.campaign)
  const sent = seasons.length > 0 ? ofYear : [campaign]
  for (const one of sent) {
    const step = stepsOfCampaign(one).find(
      ({ opted, creative }) => opted && creative.creativeTemplateKey !== null,
    )
    if (step) return <CampaignPiece campaign={one} step={step} size="small" />
  }
  return <Typography sx={{ color: 'text.secondary' }}>{summaryTexts.noPiece}</Typography>
}
