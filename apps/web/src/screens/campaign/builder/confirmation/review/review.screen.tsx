import { campaignStatusLabels } from '@marquee/rules/campaigns'
import { useParams } from 'react-router'
import { api, useOperation } from '../../../../../api/index.ts'
import { paths } from '../../../../../app/paths.ts'
import { Page } from '../../../../../ui/page/index.ts'
import { NotLoaded, RowsSkeleton } from '../../../../../ui/states/index.ts'
import { CampaignTimeline, LastWords } from '../../../../../widgets/approvals/index.ts'
import { BuilderProvider } from '../../builder.ts'
import { CostPart } from '../cost-part.tsx'
import { DetailsPart } from '../details-part.tsx'
import { PiecesPart } from '../pieces-part.tsx'
import { useBuilderOf } from '../../use-builder-of.ts'
import type { Campaign, Review } from './answers.ts'
import { ChangesPart } from './changes-part.tsx'
import { DecisionPart } from './decision-part.tsx'
import { OrderLinesPart } from './order-lines-part.tsx'
import { PeoplePart } from './people-part.tsx'
import { reviewTexts as texts } from './texts.ts'
import { TouchpointsPart } from './touchpoints-part.tsx'

/** All that an approver needs to know of one campaign, and the decision. */
export function Screen() {
  const { campaignKey = '' } = useParams()
  const asked = { params: { key: campaignKey } }
  const campaign = useOperation(api.campaigns.read, { ...asked, query: {} }, { selection: false })
  const review = useOperation(api.approvals.review, asked, { selection: false })
  if (campaign.response && review.response) {
    return <ReviewOf campaign={campaign.response} review={review.response} />
  }
  const failed = [campaign, review].find(({ status }) => status === 'failed')
  return (
    <Page title={texts.title} back={{ to: paths.approvals, name: texts.back }}>
      <NotLoaded isLoading={!failed} failed={failed} texts={texts} to={paths.approvals}>
        <RowsSkeleton rows={8} />
      </NotLoaded>
    </Page>
  )
}

function ReviewOf({ campaign, review }: { campaign: Campaign; review: Review }) {
  const builder = useBuilderOf(campaign, 'confirmation')
  const { market, status, name, key } = campaign
  return (
    <Page
      title={name}
      back={{ to: paths.approvals, name: texts.back }}
      intro={texts.intro(market.name, campaignStatusLabels[status])}
    >
      {status === 'CANCEL_REQUESTED' && <LastWords campaignKey={key} of="cancelRequest" />}
      <ChangesPart review={review} />
      <TouchpointsPart touchpoints={review.touchpoints} />
      {/* To look at: it is changed in the builder. */}
      <BuilderProvider value={{ ...builder, closed: builder.closed ?? 'builder.not-editable' }}>
        <DetailsPart />
        <PeoplePart campaign={campaign} dealers={review.dealers} />
        <PiecesPart />
        <CostPart />
        <OrderLinesPart campaignKey={key} />
      </BuilderProvider>
      <CampaignTimeline campaignKey={key} />
      <DecisionPart campaign={campaign} review={review} />
    </Page>
  )
}
