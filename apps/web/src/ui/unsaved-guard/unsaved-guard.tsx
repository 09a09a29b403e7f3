import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { WarningDialog } from '../warning-dialog/index.ts'

const unsavedGuardTexts = {
  lost: 'What you typed is not saved and will be lost.',
} as const

interface UnsavedGuardProps extends Pick<UnsavedWarningProps, 'asks'> {
  isUnsaved: boolean
  /** Addresses that need no warning, as what was typed is stored until the person comes back. */
  allows?: (pathname: string) => boolean
  /** Called when the person leaves all the same. */
  onLeave?: () => void
}

const nowhere = () => false

/** For a way out of what was just deleted: what was typed in it is gone with it, and nothing is left to warn of. */
export const WITHOUT_WARNING = { state: 'without-warning' } as const

/** Warns before a person leaves a page on which something is not saved yet. */
export function UnsavedGuard({ isUnsaved, asks, allows = nowhere, onLeave }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ nextLocation: { pathname, state } }) =>
      isUnsaved && state !== WITHOUT_WARNING.state && !allows(pathname),
  )
  useEffect(() => {
    if (!isUnsaved) return undefined
    // When the window is closed, the browser warns in its own words.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  const leave = () => {
    onLeave?.()
    blocker.proceed?.()
  }
  return (
    <UnsavedWarning
      open={blocker.state === 'blocked'}
      asks={asks}
      onStay={() => blocker.reset?.()}
      onLeave={leave}
    />
  )
}

interface UnsavedWarningProps {
  open: boolean
  /** In other words than the usual ones. */
  asks?: { title: string; body: string } | undefined
  onStay: () => void
  onLeave: () => void
}

/** Asks whether what was typed may be lost. */
export function UnsavedWarning({ open, asks, onStay, onLeave }: UnsavedWarningProps) {
  return (
    <WarningDialog
      {...(asks && { title: asks.title, question: '' })}
      open={open}
      onClose={onStay}
      onContinue={onLeave}
    >
      {asks?.body ?? unsavedGuardTexts.lost}
    </WarningDialog>
  )
}
