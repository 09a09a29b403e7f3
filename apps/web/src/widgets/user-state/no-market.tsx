import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/states/index.ts'
import { Switcher } from './switcher.tsx'
import { switcherTexts } from './texts.ts'

interface NoMarketProps {
  /** What a market is needed for. */
  children: ReactNode
  /** Where people go on once they have chosen; by default home. */
  target?: string
}

/** In place of a screen that is about the selected market, while there is none. */
export function NoMarket({ children, target }: NoMarketProps) {
  const choose = (
    <Switcher target={target}>
      {(open) => (
        <Button variant="contained" onClick={open}>
          {switcherTexts.title}
        </Button>
      )}
    </Switcher>
  )
  return (
    <EmptyState title={switcherTexts.none} action={choose}>
      {children}
    </EmptyState>
  )
}
