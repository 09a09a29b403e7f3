import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { membersTexts as texts, leftOutNames } from './texts.ts'
import { useMembership, type Followed } from './members.ts'

interface FollowedCustomerProps {
  followed: Followed
  onStop: () => void
}

/** In or out, and by which filter: told anew with every choice. */
export function FollowedCustomer({ followed, onStop }: FollowedCustomerProps) {
  const { name } = followed
  const asked = useMembership(followed)
  const found = asked.response
  const isIn = found?.isReached === true
  const said = found
    ? found.leftOutBy === null
      ? texts.isIn(name)
      : texts.isOut(name, leftOutNames[found.leftOutBy].toLowerCase())
    : asked.status === 'failed'
      ? texts.unknown(name)
      : texts.checking(name)
  return (
    <Alert
      severity={isIn ? 'success' : 'info'}
      role="status"
      aria-label={texts.followed}
      sx={{ mt: 3 }}
    >
      {said}
      <Button
        size="small"
        color="inherit"
        onClick={onStop}
        sx={{ display: 'block', ml: -1, mt: 1 }}
      >
        {texts.stop}
      </Button>
    </Alert>
  )
}
