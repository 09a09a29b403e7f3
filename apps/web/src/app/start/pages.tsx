import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { accessTexts } from '@marquee/rules/access'
import { use } from 'react'
import { VisuallyHidden } from '../../ui/visually-hidden/index.ts'
import { Mark } from '../shell/brand-mark.tsx'
import { FullPage } from './full-page.tsx'
import { SignOutContext } from './sign-out.ts'
import { startTexts } from './texts.ts'

/** While the product finds out who is here. */
export function Splash() {
  return (
    <Box
      role="status"
      sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', color: 'primary.main' }}
    >
      <Mark size="3rem" />
      <VisuallyHidden>{startTexts.loading}</VisuallyHidden>
    </Box>
  )
}

export const ACCOUNT_REFUSALS = ['access.unknown-person', 'access.deactivated'] as const
export type AccountRefusal = (typeof ACCOUNT_REFUSALS)[number]

/** Signed in, but as somebody whom this installation does not let in. */
export function AccountPage({ reason }: { reason: AccountRefusal }) {
  const signOut = use(SignOutContext)
  return (
    <FullPage
      title={startTexts.account}
      actions={
        <Button variant="contained" onClick={() => void signOut()}>
          {startTexts.signOut}
        </Button>
      }
    >
      <Typography>{accessTexts[reason]}</Typography>
    </FullPage>
  )
}

interface ServerAwayProps {
  why: string | undefined
  onRetry: () => void
  retrying: boolean
}

export function ServerAway({ why, onRetry, retrying }: ServerAwayProps) {
  return (
    <FullPage
      title={startTexts.away}
      actions={
        <Button variant="contained" onClick={onRetry} loading={retrying}>
          {startTexts.retry}
        </Button>
      }
    >
      <Typography role="alert">{why}</Typography>
      <Typography>{startTexts.awayBefore}</Typography>
    </FullPage>
  )
}

export function SignInTrouble() {
  return (
    <FullPage
      title={startTexts.trouble}
      actions={
        <Button variant="contained" href="/">
          {startTexts.startAgain}
        </Button>
      }
    >
      <Typography role="alert">{startTexts.troubleWhy}</Typography>
    </FullPage>
  )
}
