import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useBuilder } from '../builder.ts'
import { CampaignPiece } from '../campaign-piece.tsx'
import { useCampaignStep } from '../use-campaign-step.ts'
import type { OpenItems } from './coupon-items.tsx'
import { EditedCoupon } from './edited-coupon.tsx'
import { texts } from './texts.ts'
import type { CouponsForm } from './use-coupons-form.ts'

interface PreviewProps {
  coupons: CouponsForm
  items: OpenItems
}

/** The coupon that is edited, and the whole piece, drawn anew at each key press. */
export function Preview({ coupons, items }: PreviewProps) {
  const { campaign } = useBuilder()
  const { step } = useCampaignStep()
  const { held, standard } = coupons
  const edited = held.attachments.find((_, at) => items.isOpen(`attachments.${at}`))
  const hasCreative = held.creativeTemplateKey !== null
  return (
    <Box component="aside" aria-label={texts.preview} sx={place}>
      {edited && (
        <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 2 }}>
            {texts.coupon}
          </Typography>
          <EditedCoupon coupon={edited.customValues} standard={standard} />
        </Box>
      )}
      <Box>
        <Typography variant="subtitle2" component="h3" sx={{ mb: 2 }}>
          {texts.piece}
        </Typography>
        {hasCreative ? (
          <CampaignPiece
            campaign={campaign}
            step={{ key: step.key, creative: held }}
            size="large"
            showsCoupons
          />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{texts.noCreative}</Typography>
        )}
      </Box>
    </Box>
  )
}

const place = {
  display: 'grid',
  gap: 6,
  position: { lg: 'sticky' },
  top: '5rem',
  '--piece-height': '44dvh',
}
