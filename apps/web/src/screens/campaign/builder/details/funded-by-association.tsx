import Alert from '@mui/material/Alert'
import { detailsTexts } from '@marquee/rules/campaigns'
import { showPhone } from '@marquee/rules/phone'
import { useWatch } from 'react-hook-form'
import { useUserState } from '../../../../widgets/user-state/index.ts'
import { useDetails } from './details.ts'

/** Who pays for all of its dealers says which ones there are. */
export function FundedByAssociation() {
  const { form } = useDetails()
  const { support } = useUserState()
  const funding = useWatch({ control: form.control, name: 'metroCampaign.fundingType' })
  if (funding !== 'DAA_FUNDING') return null
  return (
    <Alert severity="info" sx={{ mb: 4 }}>
      {detailsTexts.dealers.allEligible(showPhone(support.phone), support.email)}
    </Alert>
  )
}
