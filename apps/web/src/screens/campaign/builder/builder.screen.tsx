import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { builderReasons, places, type StepType } from '@marquee/rules/builder'
import { stepsOfCampaign, usedSteps } from '@marquee/rules/campaigns'
import { hasTrait } from '@marquee/rules/templates'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { api, useOperation } from '../../../api/index.ts'
import { builderPath, paths } from '../../../app/paths.ts'
import { Page } from '../../../ui/page/index.ts'
import { EmptyState, ErrorState, RowsSkeleton } from '../../../ui/states/index.ts'
import { useHeldCreative } from '../../../widgets/campaigns/index.ts'
import type { Campaign, Season } from './answers.ts'
import { AsTyped } from './as-typed.tsx'
import { BuilderFrame } from './builder-frame.tsx'
import { BuilderProvider, useBuilder, type Builder } from './builder.ts'
import { texts } from './texts.ts'
import { useBuilderOf } from './use-builder-of.ts'

const CONFIRMATION = 'confirmation'

/** A campaign, built step by step: the address says which one. */
export function Screen() {
  const { campaignKey = '', '*': place = '' } = useParams()
  const params = { params: { key: campaignKey }, query: {} }
  const query = useOperation(api.campaigns.read, params, { selection: false })
  const { response: campaign, failure, status, error, retry, isRefreshing } = query
  if (campaign && campaign.annualCampaignKey !== null) {
    return <Navigate to={inItsYear(campaign, campaign.annualCampaignKey)} replace />
  }
  if (campaign && hasTrait(campaign.category, 'year')) {
    return <YearOf key={campaign.key} campaign={campaign} place={place} />
  }
  if (campaign) {
    return <BuilderOf key={campaign.key} campaign={campaign} seasons={NO_SEASONS} place={place} />
  }
  // 400: what stands in the address is no key.
  if (failure?.status === 404 || failure?.status === 400) {
    if (place === CONFIRMATION) return <NoAccess />
    return <Navigate to={builderPath(campaignKey, CONFIRMATION)} replace />
  }
  return (
    <Page title={texts.title}>
      {status === 'failed' && (
        <ErrorState title={texts.loadFailed} onRetry={retry} retrying={isRefreshing}>
          {error}
        </ErrorState>
      )}
      {status === 'loading' && <RowsSkeleton rows={6} />}
    </Page>
  )
}

/** A season is customized where its year is built. */
function inItsYear(season: Campaign, yearKey: number): string {
  const [step] = usedSteps(season)
  return builderPath(yearKey, places.seasonalCoupon(step?.key ?? 0, season.key))
}

const NO_SEASONS: readonly Season[] = []

interface BuilderOfProps {
  campaign: Campaign
  place: string
}

/** A year is built with its seasons. */
function YearOf({ campaign, place }: BuilderOfProps) {
  const params = { params: { key: String(campaign.key) }, query: {} }
  const query = useOperation(api.annual.read, params, { selection: false })
  const { response: enrollment, status, error, retry, isRefreshing } = query
  if (enrollment) {
    return <BuilderOf campaign={campaign} seasons={enrollment.seasonals} place={place} />
  }
  return (
    <Page title={campaign.name}>
      {status === 'failed' && (
        <ErrorState title={texts.seasonsFailed} onRetry={retry} retrying={isRefreshing}>
          {error}
        </ErrorState>
      )}
      {status === 'loading' && <RowsSkeleton rows={6} />}
    </Page>
  )
}

function BuilderOf({ campaign, seasons, place }: BuilderOfProps & Pick<Builder, 'seasons'>) {
  const builder = useBuilderOf(campaign, seasons, place)
  const { version } = campaign.template
  const [versionTaken, setVersionTaken] = useState(version)
  if (builder.place !== place) return <Navigate to={builder.pathTo(builder.place)} replace />
  return (
    <BuilderProvider value={builder}>
      <AsTyped>
        <BuilderFrame onVersionTaken={setVersionTaken}>
          {/* A form holds what it began with: it begins again when the version that was taken has arrived. */}
          <StepAt key={Math.min(versionTaken, version)} />
        </BuilderFrame>
      </AsTyped>
    </BuilderProvider>
  )
}

/** Says that the person may not see the campaign, and shows nothing of it. */
function NoAccess() {
  return (
    <Page title={texts.title}>
      <EmptyState
        title={texts.noAccess}
        action={
          <Button component={Link} to={paths.home} variant="outlined">
            {texts.toHome}
          </Button>
        }
      >
        {texts.noAccessWhy}
      </EmptyState>
    </Page>
  )
}

type Load = () => Promise<{ Step: ComponentType }>

const step = (load: Load) =>
  lazy(async () => {
    const { Step } = await load()
    return { default: Step }
  })

/** The screen of each step, loaded when it is opened; null: the step has no form. */
const STEPS: Readonly<Record<StepType, ComponentType | null>> = {
  CAMPAIGN_DETAILS: step(() => import('./details/details.step.tsx')),
  CREATIVE_SELECTION: step(() => import('./select-creative/select-creative.step.tsx')),
  COUPON_CUSTOMIZATION: step(() => import('./customize-coupon/customize-coupon.step.tsx')),
  TOUCHPOINTS: step(() => import('./touchpoints/touchpoints.step.tsx')),
  AUDIENCE_SELECTION: step(() => import('./audience-builder/audience-builder.step.tsx')),
  CONFIRMATION: step(() => import('./confirmation/confirmation.step.tsx')),
  CAMPAIGN_STEP_DETAILS: null,
  COUPON_CUSTOMIZATION_SEASONAL: step(() => import('./customize-coupon/season-coupons.step.tsx')),
  SEASONAL_CAMPAIGNS: step(() => import('./seasons/seasonal-campaigns.step.tsx')),
}

/** The step that the address names. The key makes each touchpoint begin with a form of its own. */
function StepAt() {
  const { flow, place } = useBuilder()
  const found = flow.steps.find((each) => each.place === place)
  return (
    <Suspense fallback={<RowsSkeleton rows={6} />}>
      {found?.blocked && (
        <Alert severity="info" sx={{ mb: 5 }}>
          {builderReasons[found.blocked]}
        </Alert>
      )}
      {found ? <StepOf key={place} type={found.type} /> : <AwaitedCreative />}
    </Suspense>
  )
}

const NO_CREATIVE = { creativeTemplateKey: null, creativeVersion: null }

/** Its creative says whether there is a step at all, and is not loaded yet. */
function AwaitedCreative() {
  const { campaign, place } = useBuilder()
  const step = stepsOfCampaign(campaign).find(({ key }) => places.creative(key) === place)
  const { status, error, retry, isRefreshing } = useHeldCreative(step?.creative ?? NO_CREATIVE)
  if (status !== 'failed') return <RowsSkeleton rows={6} />
  return (
    <ErrorState title={texts.creativeFailed} onRetry={retry} retrying={isRefreshing}>
      {error}
    </ErrorState>
  )
}

function StepOf({ type }: { type: StepType }) {
  const Step = STEPS[type]
  return Step && <Step />
}
