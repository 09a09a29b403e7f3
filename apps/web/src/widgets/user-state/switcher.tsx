import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { SwitcherDialogProps } from './switcher-dialog.tsx'

const SwitcherDialog = lazy(() => import('./switcher-dialog.tsx'))

interface SwitcherProps extends Pick<SwitcherDialogProps, 'target'> {
  /** What opens the dialog. */
  children: (open: () => void) => ReactNode
}

/** The dialog for changing the market, loaded when it is first opened. */
export function Switcher({ target, children }: SwitcherProps) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      {children(() => setState('open'))}
      {state !== 'never' && (
        <Suspense>
          <SwitcherDialog
            isOpen={state === 'open'}
            onClose={() => setState('closed')}
            target={target}
          />
        </Suspense>
      )}
    </>
  )
}
