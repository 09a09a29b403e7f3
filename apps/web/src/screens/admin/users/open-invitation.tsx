import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { api, useChange } from '../../../api/index.ts'
import { showMoment } from '../../../widgets/calendar/index.ts'
import { formTexts } from './texts.ts'
import { isExpired, type Person } from './use-people.ts'

/** Of a person who has not signed in yet: sends their email again. */
export function OpenInvitation({ person }: { person: Person }) {
  const { key, email, invitationEndsAt } = person
  const end = invitationEndsAt === null ? '' : showMoment(invitationEndsAt)
  const resend = useChange(api.people.resend, {
    refreshes: [api.people.search],
    success: formTexts.resent(email),
  })
  return (
    <Alert severity={isExpired(person) ? 'warning' : 'info'} sx={{ mb: 5 }}>
      {isExpired(person) ? formTexts.expired(end) : formTexts.notYet(end)}
      <Box sx={{ mt: 2 }}>
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          loading={resend.isRunning}
          onClick={() => void resend.run({ params: { key: String(key) } })}
        >
          {formTexts.resend}
        </Button>
      </Box>
    </Alert>
  )
}
