import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { WarningDialog } from '../warning-dialog/index.ts'

const unsavedGuardTexts = {
  lost: 'What you typed is not saved and will be lost.',
} as const

interface UnsavedGuardProps extends Pick<UnsavedWarningProps, 'asks'> {
  isUnsaved: boolean
  /** Addresses to which one may go unasked, as what was typed is kept until one comes back. */
  allows?: (pathname: string) => boolean
  /** Told when somebody leaves all the same. */
  onLeave?: () => void
}

const nowhere = () => false

/** Asks before somebody leaves a page on which something is not saved yet. */
export function UnsavedGuard({ isUnsaved, asks, allows = nowhere, onLeave }: UnsavedGuardProps) {
  const blocker = useBlocker(({ nextLocation }) => isUnsaved && !allows(nextLocation.pathname))
  useEffect(() => {
    if (!isUnsaved) return undefined
    // Who closes the window is asked by the browser, in its own words.
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
