import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { attachmentChoices } from '@marquee/rules/creatives'
import { Link as RouterLink } from 'react-router'
import { useHeldCreative } from '../../../../widgets/campaigns/index.ts'
import { useBuilder } from '../builder.ts'
import { useCampaignStep } from '../use-campaign-step.ts'
import { texts } from './texts.ts'

interface FewerCouponsProps {
  count: number
}

/** The way to print no more coupons than are left: their number belongs to the creative. */
export function FewerCoupons({ count }: FewerCouponsProps) {
  const { flow, pathTo } = useBuilder()
  const { step } = useCampaignStep()
  const { targetAttachmentCount: target } = step.creative
  const { response: held } = useHeldCreative(step.creative)
  const choices = attachmentChoices(held ? [held] : [])
  const chooses = flow.steps.find(
    ({ type, stepKey }) => type === 'CREATIVE_SELECTION' && stepKey === step.key,
  )
  if (!chooses || count >= target || !choices.ok || !choices.value.includes(count)) return null
  return (
    <Typography variant="body2" sx={{ mt: 2 }}>
      {texts.fewerWhy(target)}{' '}
      <Link component={RouterLink} to={pathTo(chooses.place)}>
        {texts.fewerWay}
      </Link>
    </Typography>
  )
}
