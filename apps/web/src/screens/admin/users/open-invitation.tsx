import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { api, useChange } from '../../../api/index.ts'
import { formTexts } from './texts.ts'
import type { Person } from './use-people.ts'

/** Of a person who has not signed in yet: sends their email again. */
export function OpenInvitation({ person: { key, email } }: { person: Person }) {
  const resend = useChange(api.people.resend, {
    refreshes: [],
    success: formTexts.resent(email),
  })
  return (
    <Alert
      severity="info"
      sx={{ mb: 5 }}
      action={
        <Button
          color="inherit"
          size="small"
          loading={resend.isRunning}
          onClick={() => void resend.run({ params: { key: String(key) } })}
        >
          {formTexts.resend}
        </Button>
      }
    >
      {formTexts.notYet}
    </Alert>
  )
}
