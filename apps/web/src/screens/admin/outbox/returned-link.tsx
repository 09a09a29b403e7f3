import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router'
import { api, useOperation } from '../../../api/index.ts'
import { paths } from '../../../app/paths.ts'
import { isOpen, screenNeeds, useUserState } from '../../../widgets/user-state/index.ts'
import { texts } from './texts.ts'

/** To what came back and waits for a person, with how many that are. */
export function ReturnedLink() {
  const isOffered = isOpen(useUserState(), screenNeeds.unreadReports)
  const { response } = useOperation(
    api.mailReturns.searchUnread,
    { body: { size: 1 } },
    { selection: false, enabled: isOffered },
  )
  if (!isOffered) return null
  const waiting = response?.totalElements ?? 0
  return (
    <Button variant="outlined" component={RouterLink} to={paths.unreadReports}>
      {waiting > 0 ? texts.returnedWaiting(waiting) : texts.returned}
    </Button>
  )
}
