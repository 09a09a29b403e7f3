import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { hasTrait } from '@marquee/rules/templates'
import { api, useOperation } from '../../../../api/index.ts'
import { useUserState } from '../../../../widgets/user-state/index.ts'
import { useBuilder } from '../builder.ts'
import { texts } from './texts.ts'

/** What a dealer asks of the staff who build for them; the dealers themselves know it. */
export function DealerNotes() {
  const { market, category, parentCampaignKey } = useBuilder().campaign
  // A group has no profile, and its dealers have one each.
  const isOfSeveral = hasTrait(category, 'several-dealers') && parentCampaignKey === null
  const { person } = useUserState()
  const { response } = useOperation(
    api.marketProfiles.read,
    { params: { marketKey: String(market.key) }, query: {} },
    { selection: false, enabled: person.level !== 'DEALER' && !isOfSeveral },
  )
  if (!response?.dealerNotes.trim()) return null
  return (
    <Alert severity="info" role="note" sx={{ mb: 5, whiteSpace: 'pre-line' }}>
      <AlertTitle>{texts.dealerNotes(market.name)}</AlertTitle>
      {response.dealerNotes}
    </Alert>
  )
}
