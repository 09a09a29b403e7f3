import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { UnsavedWarning } from './unsaved-warning.tsx'

/** Asks before somebody leaves a page on which something is not saved yet. */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const blocker = useBlocker(isUnsaved)
  useEffect(() => {
    if (!isUnsaved) return undefined
    // Who closes the window is asked by the browser, in its own words.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return (
    <UnsavedWarning
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  )
}
