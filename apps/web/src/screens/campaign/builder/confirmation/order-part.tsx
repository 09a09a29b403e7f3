import { hasTrait } from '@marquee/rules/templates'
import Typography from '@mui/material/Typography'
import { campaignStatusLabels } from '@marquee/rules/campaigns'
import { api, useOperation } from '../../../../api/index.ts'
import { Section } from '../../../../ui/page/index.ts'
import { OrderLines } from '../../../../widgets/orders/index.ts'
import { useBuilder } from '../builder.ts'
import { OrderActions } from './order-actions.tsx'
import { submitTexts as texts } from './texts.ts'

/** Where a campaign stands that was submitted, its order, and the ways back. */
export function OrderPart() {
  const { campaign } = useBuilder()
  const { key, status, category, parentCampaignKey, isReleasedToDealers } = campaign
  const { response } = useOperation(api.orders.ofCampaign, { params: { key: String(key) } })
  const isParent = hasTrait(category, 'several-dealers') && parentCampaignKey === null
  return (
    <>
      <Section title={texts.order} framed>
        <Typography>{texts.stands[status] ?? campaignStatusLabels[status]}</Typography>
        {isParent && (
          <Typography>{isReleasedToDealers ? texts.isReleased : texts.isNotReleased}</Typography>
        )}
        <OrderActions campaign={campaign} orderKey={response?.order?.key} />
      </Section>
      {response?.part && <OrderLines order={response.part} title={texts.part} />}
    </>
  )
}
