import { Navigate, useParams } from 'react-router'
import { api, useOperation } from '../../../api/index.ts'
import { builderPath } from '../../../app/paths.ts'
import { Page } from '../../../ui/page/index.ts'
import { ErrorState, RowsSkeleton } from '../../../ui/states/index.ts'
import type { Campaign } from './answers.ts'
import { AsTyped } from './as-typed.tsx'
import { BuilderFrame } from './builder-frame.tsx'
import { BuilderProvider } from './builder.ts'
import { NoAccess } from './no-access.tsx'
import { StepAt } from './step-at.tsx'
import { texts } from './texts.ts'
import { useBuilderOf } from './use-builder-of.ts'

const CONFIRMATION = 'confirmation'

/** A campaign, built step by step: the address says which one. */
export function Screen() {
  const { campaignKey = '', '*': place = '' } = useParams()
  const params = { params: { key: campaignKey }, query: {} }
  const asked = useOperation(api.campaigns.read, params, { selection: false })
  const { response: campaign, failure, status, error, retry, isRefreshing } = asked
  if (campaign) return <BuilderOf key={campaign.key} campaign={campaign} place={place} />
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

function BuilderOf({ campaign, place }: { campaign: Campaign; place: string }) {
  const builder = useBuilderOf(campaign, place)
  if (builder.place !== place) return <Navigate to={builder.pathTo(builder.place)} replace />
  return (
    <BuilderProvider value={builder}>
      <AsTyped>
        <BuilderFrame>
          <StepAt />
        </BuilderFrame>
      </AsTyped>
    </BuilderProvider>
  )
}
