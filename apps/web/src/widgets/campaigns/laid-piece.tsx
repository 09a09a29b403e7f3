import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  channelsOfStep,
  couponEnds,
  shownEndDate,
  type StepCreative,
} from '@marquee/rules/campaigns'
import {
  groupOnPiece,
  pieceCoupon,
  sampleCoupons,
  shownCouponCounts,
  type PieceCoupon,
} from '@marquee/rules/pieces'
import { hasTrait } from '@marquee/rules/templates'
import type { CalendarDate } from '@marquee/rules/calendar'
import { memo, useMemo } from 'react'
import { haveEqualProps } from '../../ui/equal-props/index.ts'
import { WhenSeen } from '../../ui/when-seen/index.ts'
import {
  asMailed,
  CreativePreview,
  inLook,
  PieceSkeleton,
  previewLink,
  type CreativePreviewProps,
} from '../pieces/index.ts'
import type { Campaign, Creative } from './answers.ts'
import { pieceTexts as texts } from './texts.ts'

export interface PieceOfProps {
  campaign: Campaign
  stepKey: number
  creative: Creative
  held: StepCreative
  size: 'small' | 'large'
  showsCoupons?: boolean
  /** Of several dealers, another than the first. */
  inNameOf?: number | undefined
}

/** The piece of a creative, with what a campaign puts on it. */
export function LaidPiece({ size, showsCoupons, ...composing }: PieceOfProps) {
  const { samples, ...piece } = usePiece(composing)
  if (size === 'small') {
    return (
      <WhenSeen before={<PieceSkeleton />}>{() => <Preview {...piece} size="small" />}</WhenSeen>
    )
  }
  return (
    <Box>
      <Preview {...piece} showsCoupons={showsCoupons} size="large" />
      {(samples > 0 || isOfSeveral(composing.campaign)) && (
        <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
          {samples > 0 && `${texts.samples(samples)} `}
          {isOfSeveral(composing.campaign) && texts.eachDealer}
        </Typography>
      )}
    </Box>
  )
}

/** Laid out again only when something on it changes: most of a campaign that is typed is not on its piece. */
const Preview = memo(CreativePreview, haveEqualProps)

type ShownPiece = Pick<
  CreativePreviewProps,
  'creative' | 'marketKey' | 'coupons' | 'composed' | 'noProof' | 'channels'
> & {
  /** How many of its coupons are samples: they are not chosen yet. */
  samples: number
}

interface Composing {
  campaign: Campaign
  /** Which of its steps says by which channels it is sent. */
  stepKey: number
  held: StepCreative
  creative: Creative
  inNameOf?: number | undefined
}

/** A creative as the piece of a step: in its look, with its coupons, its words and its dealer. */
function usePiece({ campaign, stepKey, held, creative, inNameOf }: Composing): ShownPiece {
  return useMemo(() => {
    const attached = printedOn(campaign, held)
    const shown = attached.map((coupon) =>
      pieceCoupon(coupon, { expires: coupon.endDate, link: previewLink() }),
    )
    const { coupons, samples } = fitted(creative, shown, held.targetAttachmentCount)
    const { startedFor, metroCampaign } = campaign
    const channels = channelsOfStep(campaign, stepKey)
    const { variationId, values, creativeVersion, attachments } = held
    return {
      creative: asMailed(inLook(creative, variationId)),
      marketKey: inNameOf ?? dealerOf(campaign),
      channels,
      coupons,
      samples,
      noProof: samples > 0 ? texts.couponsFirst : undefined,
      composed: {
        marketKey: inNameOf ?? dealerOf(campaign) ?? startedFor,
        campaignKey: campaign.key,
        variationId,
        values: { ...values },
        coupons: attached,
        couponKeys: attachments.map(({ couponKey }) => couponKey),
        ...(creativeVersion !== null && { creativeVersion }),
        group: groupOnPiece(metroCampaign),
        hasExpressService: metroCampaign?.isExpressService === true,
        mailDate: mailedOn(campaign, stepKey),
      },
    }
  }, [campaign, stepKey, held, creative, inNameOf])
}

/** The day of the step; one that customers set off is shown as if it were mailed today. */
function mailedOn(campaign: Campaign, stepKey: number): CalendarDate {
  const steps = campaign.workflows.flatMap((workflow) => workflow.steps)
  const step = steps.find(({ key }) => key === stepKey)
  return step?.startDate ?? campaign.mailDate ?? campaign.today
}

/** Of several dealers, the first. */
function dealerOf(campaign: Campaign): number | undefined {
  return isOfSeveral(campaign) ? campaign.selectedMarketKeys[0] : campaign.market.key
}

const isOfSeveral = ({ category, parentCampaignKey }: Campaign): boolean =>
  hasTrait(category, 'several-dealers') && parentCampaignKey === null

/** The coupons as they are printed: one without a last day of its own takes the campaign's. */
function printedOn(campaign: Campaign, { attachments }: StepCreative) {
  const ends = couponEnds(campaign, campaign.template, campaign.today)
  return attachments.map(({ customValues }) => ({
    ...customValues,
    endDate: shownEndDate(customValues.endDate, ends),
  }))
}

/** As many coupons as the design has room for: those that are there, and samples for the others. */
function fitted(creative: Creative, coupons: readonly PieceCoupon[], target: number) {
  const counts = shownCouponCounts(creative)
  const total = Math.max(coupons.length, target)
  const count =
    counts.find((one) => one === total) ??
    counts.find((one) => one >= total) ??
    Math.max(0, ...counts)
  const samples = Math.max(0, count - coupons.length)
  return { coupons: [...coupons.slice(0, count), ...sampleCoupons(samples)], samples }
}
