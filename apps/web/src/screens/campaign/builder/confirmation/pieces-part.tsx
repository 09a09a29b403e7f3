import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { places } from '@marquee/rules/builder'
import { todayIn, type CalendarDate } from '@marquee/rules/calendar'
import { couponEnds, stepsOfCampaign, type CampaignStep } from '@marquee/rules/campaigns'
import { useState } from 'react'
import { Section } from '../../../../ui/page/index.ts'
import { CampaignPiece } from '../../../../widgets/campaigns/index.ts'
import type { Campaign } from '../answers.ts'
import { useBuilder } from '../builder.ts'
import { howLong, whenSent } from '../facts.rules.ts'
import { SeasonBuilder } from '../season-builder.tsx'
import { stepNames } from '../texts.ts'
import { EditStepLink } from './campaign-parts.tsx'
import { texts } from './texts.ts'
import { useDealersOfMailer, type MailerDealer } from './use-dealers-of-mailer.ts'

/** Each piece as it will be printed or sent, with its proof; of a year those of its seasons. */
export function PiecesPart() {
  const { seasons } = useBuilder()
  if (seasons.length === 0) return <PiecesOfCampaign />
  return seasons.map((season) => (
    <SeasonBuilder key={season.campaign.key} season={season}>
      <PiecesOfCampaign />
    </SeasonBuilder>
  ))
}

function PiecesOfCampaign() {
  const { campaign } = useBuilder()
  const { dealers } = useDealersOfMailer(campaign)
  const [dealer, setDealer] = useState<MailerDealer>()
  const steps = stepsOfCampaign(campaign).filter(({ optionality }) => optionality !== 'DISABLED')
  return steps.map((step) => (
    <Piece key={step.key} step={step} dealers={dealers} dealer={dealer} onDealer={setDealer} />
  ))
}

interface PieceProps {
  step: CampaignStep
  /** Of a campaign for several: those in whose name it may be seen. */
  dealers: readonly MailerDealer[]
  /** None was chosen yet: the first. */
  dealer: MailerDealer | undefined
  onDealer: (dealer: MailerDealer | undefined) => void
}

function Piece({ step, dealers, dealer, onDealer }: PieceProps) {
  const { campaign } = useBuilder()
  const { key, name, opted, creative } = step
  const couponPlace =
    campaign.season === null ? places.coupon(key) : places.seasonalCoupon(key, campaign.key)
  return (
    <Section
      title={campaign.season === null ? name : campaign.name}
      description={opted && whenSent(step, campaign.category)}
      framed
      actions={
        <>
          <EditStepLink place={places.creative(key)} name={stepNames.CREATIVE_SELECTION} />
          <EditStepLink place={couponPlace} name={stepNames.COUPON_CUSTOMIZATION} />
        </>
      }
    >
      {!opted && <Typography>{texts.notUsed}</Typography>}
      {opted && creative.creativeTemplateKey === null && (
        <Typography>{texts.noCreative}</Typography>
      )}
      {opted && creative.creativeTemplateKey !== null && (
        <>
          {dealers.length > 1 && (
            <DealerChoice dealers={dealers} dealer={dealer} onDealer={onDealer} />
          )}
          <CampaignPiece
            campaign={campaign}
            step={step}
            size="large"
            inNameOf={dealer?.marketKey}
          />
          <Coupons step={step} />
        </>
      )}
    </Section>
  )
}

/** In whose name the pieces are seen. */
function DealerChoice({ dealers, dealer, onDealer }: Omit<PieceProps, 'step'>) {
  return (
    <Autocomplete
      sx={{ maxWidth: '26rem', mb: 4 }}
      options={dealers}
      value={dealer ?? dealers[0] ?? null}
      disableClearable={dealers.length > 0}
      onChange={(_, chosen) => onDealer(chosen ?? undefined)}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ marketKey }) => marketKey}
      isOptionEqualToValue={(one, other) => one.marketKey === other.marketKey}
      renderInput={(params) => <TextField {...params} label={texts.inNameOf} />}
    />
  )
}

function Coupons({ step: { creative } }: { step: CampaignStep }) {
  const { campaign } = useBuilder()
  const { attachments, targetAttachmentCount } = creative
  if (targetAttachmentCount === 0) return null
  const ends = couponEnds(campaign, campaign.template, countedFrom(campaign))
  return (
    <Box sx={{ mt: 4 }}>
      <Typography variant="subtitle2">{texts.coupons}</Typography>
      {attachments.length === 0 && <Typography>{texts.noCoupons}</Typography>}
      <Box component="ol" sx={{ m: 0, pl: 5 }}>
        {attachments.map(({ couponKey, customValues }, at) => (
          // A coupon may stand on a piece twice.
          <li key={`${couponKey} ${at}`}>
            {[customValues.heading, customValues.offerTitle].filter(Boolean).join(': ')}
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {howLong(customValues.endDate, ends)}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  )
}

/** A draft as it is today; what was submitted keeps the days of its submission. */
const countedFrom = ({ status, submittedAt, today, market }: Campaign): CalendarDate =>
  status === 'DRAFT' || submittedAt === null
    ? today
    : todayIn(market.timeZone, Date.parse(submittedAt))
