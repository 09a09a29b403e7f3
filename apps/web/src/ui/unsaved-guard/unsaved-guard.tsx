import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { WarningDialog } from '../warning-dialog/index.ts'

const unsavedGuardTexts = {
  lost: 'What you typed is not saved and will be lost.',
  lostIn: (parts: readonly string[]) =>
    `What you typed in ${new Intl.ListFormat('en-US').format(parts)} is not saved and will be lost.`,
} as const

interface UnsavedGuardProps extends Pick<UnsavedWarningProps, 'asks' | 'parts'> {
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
export function UnsavedGuard(props: UnsavedGuardProps) {
  const { isUnsaved, asks, parts, allows = nowhere, onLeave } = props
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
      parts={parts}
      onStay={() => blocker.reset?.()}
      onLeave={leave}
    />
  )
}

interface UnsavedWarningProps {
  open: boolean
  /** In other words than the usual ones. */
  asks?: { title: string; body: string } | undefined
  /** The names of the parts of a long form in which something would be lost, as they are when it is asked. */
  parts?: (() => readonly string[]) | undefined
  onStay: () => void
  onLeave: () => void
}

/** Asks whether what was typed may be lost. */
export function UnsavedWarning({ open, asks, parts, onStay, onLeave }: UnsavedWarningProps) {
  const named = (open && parts?.()) || []
  return (
    <WarningDialog
      {...(asks && { title: asks.title, question: '' })}
      open={open}
      onClose={onStay}
      onContinue={onLeave}
    >
      {asks?.body ?? (named.length > 0 ? unsavedGuardTexts.lostIn(named) : unsavedGuardTexts.lost)}
    </WarningDialog>
  )
}
