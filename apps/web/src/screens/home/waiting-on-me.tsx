import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { api, useOperation } from '../../api/index.ts'
import { paths } from '../../app/paths.ts'
import { useUserState } from '../../widgets/user-state/index.ts'
import { workTexts as texts } from './texts.ts'

/** How many campaigns wait for a decision of mine; nothing where none do. */
export function WaitingOnMe() {
  const { permissions, person } = useUserState()
  const mayDecide = person.level !== 'DEALER' && permissions.includes('CAN_SUBMIT_ORDER')
  const { response } = useOperation(api.approvals.count, { query: {} }, { enabled: mayDecide })
  if (!response?.waiting) return null
  return (
    <Alert
      severity="warning"
      sx={{ mb: 6 }}
      action={
        <Button component={Link} to={paths.approvals} color="inherit">
          {texts.see}
        </Button>
      }
    >
      {texts.waitingOnMe(response.waiting)}
    </Alert>
  )
}
