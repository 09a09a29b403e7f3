import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { audienceTexts, type AudienceRequest } from '@marquee/rules/audience'
import { campaignAbilityTexts } from '@marquee/rules/campaigns'
import { showMoney } from '@marquee/rules/money'
import { missingInAudience } from '@marquee/rules/builder'
import { memo, useCallback, useMemo, useState } from 'react'
import { whyNot } from '../../../../api/index.ts'
import { CountingNumber } from '../../../../ui/counting/index.ts'
import { Facts } from '../../../../ui/facts/index.ts'
import { EmptyState, ErrorState } from '../../../../ui/states/index.ts'
import { useUserState } from '../../../../widgets/user-state/index.ts'
import type { Campaign } from '../answers.ts'
import { useBuilder } from '../builder.ts'
import { YearCosts } from '../year-costs.tsx'
import { audienceFacts } from '../facts.rules.ts'
import { StepForm } from '../step-form.tsx'
import { StepTitle } from '../step-title.tsx'
import { useAttempts } from '../use-attempts.ts'
import type { Breakdown, KnownModel, SeasonBreakdown } from './answers.ts'
import { useCounted, useSavedAudience, type Counted } from './audience-queries.ts'
import { differencesOf } from './audience.rules.ts'
import { LocationPart } from './location-part.tsx'
import { MapPart } from './map-part.tsx'
import { MarketsPart } from './markets-part.tsx'
import { Outcome } from './outcome.tsx'
import { SegmentsPart } from './segments-part.tsx'
import { SmartPart } from './smart-part.tsx'
import { outcomeTexts, texts, announcedTexts } from './texts.ts'
import {
  AudienceProvider,
  useAudience,
  useAudienceForm,
  type AudienceForm,
} from './use-audience.ts'
import { useMinimumQuestion, useSaveAudience } from './use-save-audience.tsx'
import { VehiclesPart } from './vehicles-part.tsx'
import { YearAudience } from './year/year-audience.tsx'
import { useYear } from './year/year.ts'

/** Whom the campaign reaches. */
export function Step() {
  const { permissions } = useUserState()
  const mayCount = permissions.includes('CAN_SEARCH_AUDIENCE')
  return (
    <>
      <StepTitle intro={mayCount ? texts.intro : announcedTexts.intro}>{texts.title}</StepTitle>
      {mayCount ? <AudienceOrYear /> : <AnnouncedAudience />}
    </>
  )
}

/** In a year the seasons have audiences, together or each its own. */
function AudienceOrYear() {
  const { seasons } = useBuilder()
  if (seasons.length === 0) return <ChosenAudience />
  return (
    <YearAudience>
      <ChosenAudience />
    </YearAudience>
  )
}

/** Every choice is counted as it is made. */
function ChosenAudience() {
  const { campaign } = useBuilder()
  const { status, saved, models, error, retry } = useSavedAudience(campaign)
  if (status === 'loading') return <AudienceSkeleton message={audienceTexts.initializing} />
  if (status === 'succeeded') return <CountedAudience saved={saved} models={models} />
  return (
    <ErrorState title={texts.failed} onRetry={retry}>
      {error}
    </ErrorState>
  )
}

/** The saved figures, for people who may read campaigns but not count audiences. */
function AnnouncedAudience() {
  const { campaign } = useBuilder()
  if (!campaign.audience)
    return <EmptyState title={announcedTexts.none}>{announcedTexts.noneWhy}</EmptyState>
  return <Facts facts={audienceFacts(campaign)} />
}

/** The shape of what is coming, and what is being done. */
function AudienceSkeleton({ message }: { message: string }) {
  return (
    <Box role="status" aria-busy="true">
      <Typography sx={{ mb: 4, color: 'text.secondary' }}>{message}</Typography>
      <Box aria-hidden sx={columns}>
        {['34rem', '34rem', '34rem'].map((height, at) => (
          <Skeleton key={at} variant="rectangular" height={height} sx={{ borderRadius: 1 }} />
        ))}
      </Box>
    </Box>
  )
}

/** Choices, the map, and what they come to. A wide screen has the map beside the choices, and what they come to below it. */
const columns = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 6, lg: 7 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'minmax(16rem, 1fr) minmax(16rem, 1fr)',
    lg: '17rem minmax(0, 1fr)',
  },
  // All that the choices are higher than the map belongs to the row below it.
  gridTemplateRows: { lg: 'auto 1fr' },
} as const

interface CountedAudienceProps {
  saved: AudienceRequest | undefined
  models: readonly KnownModel[]
}

/** The audience as it is chosen now, counted. */
function CountedAudience({ saved, models }: CountedAudienceProps) {
  const { campaign } = useBuilder()
  const [stored, setStored] = useState(saved)
  const audience = useAudienceForm(campaign, stored)
  const counted = useCounted(campaign, audience.countable)
  const { breakdown, error, retry, isCounting } = counted
  if (!breakdown) {
    return error === undefined ? (
      <AudienceSkeleton message={audienceTexts.determining} />
    ) : (
      <ErrorState title={texts.failed} onRetry={retry} retrying={isCounting}>
        {error}
      </ErrorState>
    )
  }
  return (
    <AudienceParts
      audience={audience}
      counted={counted}
      models={models}
      breakdown={breakdown}
      onSaved={setStored}
    />
  )
}

const withPieces = (season: SeasonBreakdown) => ({
  ...season,
  pieces: season.audienceByChannel.reduce((sum, { pieces }) => sum + pieces, 0),
})

interface AudiencePartsProps {
  audience: AudienceForm
  counted: Counted
  breakdown: Breakdown
  models: readonly KnownModel[]
  onSaved: (request: AudienceRequest) => void
}

/** Choices at the left, the map and what they come to beside them. */
function AudienceParts({ audience, counted, breakdown, models, onSaved }: AudiencePartsProps) {
  const { campaign } = useBuilder()
  // What is saved of a year is its own, though each season has it.
  const { can } = useYear()?.enrollment ?? campaign
  const saving = useAttempts()
  const minimum = useMinimumQuestion(breakdown)
  const isBehind = audience.isWaiting || counted.isCounting
  const save = useSaveAudience({
    saving,
    audience,
    breakdown,
    onSaved,
    ask: minimum.ask,
  })
  const { form, change, countable } = audience
  const known = useMemo(
    () => ({ campaign, form, change, counted: countable, models, breakdown }),
    [campaign, form, change, countable, models, breakdown],
  )
  const typed = useMemo(() => {
    const counting = withAudience(campaign, breakdown)
    return () => counting
  }, [campaign, breakdown])
  const missing = useCallback(
    (isDirty: boolean) =>
      missingInAudience(breakdown, { isDirty, isSaved: campaign.audience !== null }),
    [campaign, breakdown],
  )
  return (
    <AudienceProvider value={known}>
      <StepForm
        form={form}
        saving={saving}
        save={save.save}
        valuesOf={save.valuesOf}
        label={texts.form}
        typed={typed}
        missing={missing}
        differences={differencesOf}
        savedAt={campaign.audience?.savedAt ?? null}
        reason={whyNot(can.save, campaignAbilityTexts)}
      >
        <LiveStrip />
        <Box sx={columns}>
          <ChoicesAndMap />
          <Box sx={{ position: { sm: 'sticky', lg: 'static' }, top: '5rem' }}>
            <Outcome isBehind={isBehind} error={counted.error} onRetry={counted.retry} />
            <YearCosts counted={counted.ofSeasons.map(withPieces)} />
          </Box>
        </Box>
      </StepForm>
      {minimum.dialog}
    </AudienceProvider>
  )
}

/** Each of its parts knows what it is about: a key that is typed in one draws no other again. */
const ChoicesAndMap = memo(function ChoicesAndMap() {
  return (
    <>
      <Box sx={{ gridRow: { lg: '1 / span 2' } }}>
        <SegmentsPart />
        <LocationPart />
        <VehiclesPart />
        <SmartPart />
        <MarketsPart />
      </Box>
      <Box sx={{ gridColumn: { xs: 'auto', sm: '1 / -1', lg: 'auto' }, order: { sm: 1, lg: 0 } }}>
        <MapPart />
      </Box>
    </>
  )
})

/** The campaign as it would be with what is counted now. */
function withAudience(campaign: Campaign, breakdown: Breakdown): Campaign {
  const { totalSize, estimatedCost, costWithoutDiscount, audienceByChannel } = breakdown
  const bills = breakdown.audienceByMarket.map((one) => one.estimatedCost)
  const pieces = audienceByChannel.reduce((sum, one) => sum + one.pieces, 0)
  const audience = { totalSize, pieces, estimatedCost, costWithoutDiscount, bills }
  return {
    ...campaign,
    audience: { ...audience, isStale: false, savedAt: campaign.updatedAt },
  }
}

/** Where the figures are far below what changes them, and no summary stands beside it: they stay in sight at its top. */
const LiveStrip = memo(function LiveStrip() {
  const { totalSize, audienceByChannel, estimatedCost } = useAudience().breakdown
  const pieces = audienceByChannel.reduce((sum, one) => sum + one.pieces, 0)
  return (
    <Box aria-hidden sx={strip}>
      <span>
        <strong>
          <CountingNumber value={totalSize} />
        </strong>{' '}
        {outcomeTexts.households}
      </span>
      <span>
        <strong>
          <CountingNumber value={pieces} />
        </strong>{' '}
        {outcomeTexts.piecesIn}
      </span>
      <strong>
        <CountingNumber value={estimatedCost} show={showMoney} />
      </strong>
    </Box>
  )
})

const strip = {
  display: { xs: 'flex', sm: 'none', lg: 'flex', desk: 'none' },
  justifyContent: 'space-between',
  columnGap: 3,
  flexWrap: 'wrap',
  position: 'sticky',
  top: '3.5rem',
  zIndex: 2,
  mx: { xs: -4, lg: 0 },
  mb: 4,
  px: { xs: 4, lg: 0 },
  py: 2,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const
