import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { ReasonButton } from '../disabled-reason/index.ts'
import { choiceTexts } from './texts.ts'
import type { ChoiceState } from './use-choice.ts'

interface ChoiceBarProps<Row> extends Pick<ChoiceState<Row>, 'choice' | 'count' | 'all' | 'clear'> {
  /** What the rows are called when they are counted: 'dealers'. */
  things: string
  /** What can be done with those that are chosen. */
  children?: ReactNode
}

/** How much is chosen over all pages, and choosing all at once. */
export function ChoiceBar<Row>(props: ChoiceBarProps<Row>) {
  const { choice, count, all, clear, things, children } = props
  return (
    <ChosenBar chosen={choiceTexts.chosen(choice, count, things)}>
      {children}
      {all && (
        <ReasonButton
          size="small"
          onClick={all.choose}
          // What was searched for may be long.
          sx={{ whiteSpace: 'normal', textAlign: 'left', overflowWrap: 'anywhere' }}
          reason={all.isBlocked ? choiceTexts.oneSearch(choice.all?.text ?? '') : undefined}
        >
          {choiceTexts.selectAll(all, things)}
        </ReasonButton>
      )}
      {count > 0 && (
        <Button size="small" onClick={clear}>
          {choiceTexts.clear}
        </Button>
      )}
    </ChosenBar>
  )
}

interface ChosenBarProps {
  /** How much is chosen, in words. */
  chosen: string
  /** Small buttons. */
  children?: ReactNode
}

/** The same where a screen keeps its choice in another way. */
export function ChosenBar({ chosen, children }: ChosenBarProps) {
  return (
    <Box sx={bar}>
      <Typography role="status" sx={{ flex: '1 1 auto', fontWeight: 'fontWeightMedium' }}>
        {chosen}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mx: -2 }}>{children}</Box>
    </Box>
  )
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  // As high with its buttons as without, so that nothing jumps under the pointer.
  minHeight: '3rem',
  px: 4,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
}
