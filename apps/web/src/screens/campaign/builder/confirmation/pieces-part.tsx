import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { places } from '@marquee/rules/builder'
import { stepsOfCampaign, type CampaignStep } from '@marquee/rules/campaigns'
import { Section } from '../../../../ui/page/index.ts'
import { useBuilder } from '../builder.ts'
import { CampaignPiece } from '../campaign-piece.tsx'
import { stepNames } from '../texts.ts'
import { EditStepLink } from './edit-step-link.tsx'
import { texts } from './texts.ts'

/** Each piece as it will be printed or sent, with its proof. */
export function PiecesPart() {
  const { campaign } = useBuilder()
  const steps = stepsOfCampaign(campaign).filter(({ optionality }) => optionality !== 'DISABLED')
  return steps.map((step) => <Piece key={step.key} step={step} />)
}

function Piece({ step }: { step: CampaignStep }) {
  const { campaign } = useBuilder()
  const { key, name, opted, creative } = step
  return (
    <Section
      title={name}
      framed
      actions={
        <>
          <EditStepLink place={places.creative(key)} name={stepNames.CREATIVE_SELECTION} />
          <EditStepLink place={places.coupon(key)} name={stepNames.COUPON_CUSTOMIZATION} />
        </>
      }
    >
      {!opted && <Typography>{texts.notUsed}</Typography>}
      {opted && creative.creativeTemplateKey === null && (
        <Typography>{texts.noCreative}</Typography>
      )}
      {opted && creative.creativeTemplateKey !== null && (
        <>
          <CampaignPiece campaign={campaign} step={step} size="large" />
          <Coupons step={step} />
        </>
      )}
    </Section>
  )
}

function Coupons({ step: { creative } }: { step: CampaignStep }) {
  const { attachments, targetAttachmentCount } = creative
  if (targetAttachmentCount === 0) return null
  return (
    <Box sx={{ mt: 4 }}>
      <Typography variant="subtitle2">{texts.coupons}</Typography>
      {attachments.length === 0 && <Typography>{texts.noCoupons}</Typography>}
      <Box component="ol" sx={{ m: 0, pl: 5 }}>
        {attachments.map(({ couponKey, customValues }, at) => (
          // A coupon may stand on a piece twice.
          <li key={`${couponKey} ${at}`}>
            {[customValues.heading, customValues.offerTitle].filter(Boolean).join(': ')}
          </li>
        ))}
      </Box>
    </Box>
  )
}
