import { accessTexts } from '@marquee/rules/access'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { use, type ReactNode } from 'react'
import { Actions, Page } from '../../ui/page/index.ts'
import { VisuallyHidden } from '../../ui/visually-hidden/index.ts'
import { BrandMark, Mark } from '../shell/brand-mark.tsx'
import { SignOutContext } from './sign-out.ts'

const startTexts = {
  loading: 'Loading Marquee…',
  away: 'Marquee cannot be reached',
  awayBefore: 'Nothing is lost: what you saved is still there.',
  retry: 'Try again',
  account: 'This account cannot be used',
  signOut: 'Sign out',
  trouble: 'You could not be signed in',
  troubleWhy:
    'The sign-in service did not answer, or its answer was no longer good. Start again; if it keeps happening, tell your administrator.',
  startAgain: 'Start again',
  otherAddress: 'Marquee has another address',
  otherAddressWhy: (address: string) => `You can sign in at ${address} only.`,
  toOtherAddress: 'Open it there',
} as const

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

export const ACCOUNT_REFUSALS = [
  'access.unknown-person',
  'access.no-address',
  'access.deactivated',
] as const
export type AccountRefusal = (typeof ACCOUNT_REFUSALS)[number]

/** Signed in, but as a person whom this installation does not admit. */
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

/** Opened by a name of the machine at which nobody can sign in. */
export function OtherAddress({ to }: { to: string }) {
  return (
    <FullPage
      title={startTexts.otherAddress}
      actions={
        <Button variant="contained" href={to}>
          {startTexts.toOtherAddress}
        </Button>
      }
    >
      <Typography role="alert">{startTexts.otherAddressWhy(new URL(to).origin)}</Typography>
    </FullPage>
  )
}

interface FullPageProps {
  title: string
  children: ReactNode
  actions: ReactNode
}

/** A page without the shell, for when there is no product to show. */
export function FullPage({ title, children, actions }: FullPageProps) {
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeContent: 'center' }}>
      <Box sx={{ width: '36rem', maxWidth: '100vw' }}>
        <Box sx={{ px: { xs: 4, sm: 6, lg: 10 } }}>
          <BrandMark />
        </Box>
        <Page title={title}>
          <Box sx={{ color: 'text.secondary', display: 'grid', gap: 2, mb: 6 }}>{children}</Box>
          <Actions>{actions}</Actions>
        </Page>
      </Box>
    </Box>
  )
}
