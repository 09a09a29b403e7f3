import Typography from '@mui/material/Typography'
import { api, useOperation, type QueryState } from '../../api/index.ts'
import { accessOf, type AccessValues } from './access-values.ts'
import { templateAccessTexts as texts } from './access-texts.ts'

interface OfferedToProps {
  hierarchyId: string
  access: AccessValues
}

/** To how many dealers a template is offered, said again at each change. */
export function OfferedTo({ hierarchyId, access }: OfferedToProps) {
  return (
    <Typography role="status" sx={{ fontWeight: 'fontWeightMedium' }}>
      {useOfferedTo(hierarchyId, access)}
    </Typography>
  )
}

/** 'Offered to 43 dealers.' */
export function useOfferedTo(hierarchyId: string, access: AccessValues): string {
  const { levels: _, ...reach } = accessOf(access)
  const isChosen = reach.isOpenToBrand || reach.marketKeys.length + reach.marketGroupKeys.length > 0
  const query = useOperation(
    api.templates.countDealers,
    { body: { hierarchyId, ...reach } },
    { selection: false, keepsPrevious: true, enabled: isChosen && hierarchyId !== '' },
  )
  return isChosen ? offeredInWords(query) : texts.notChosen
}

function offeredInWords({ response, status }: QueryState<{ dealers: number }>): string {
  if (status === 'failed') return texts.countFailed
  if (!response) return texts.counting
  return response.dealers === 0 ? texts.offeredNone : texts.offered(response.dealers)
}
