import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import type { Pane, PanesProps } from './pane.ts'
import { StateMark } from './state-mark.tsx'
import { stateNames } from './texts.ts'

/** Every part with its state, one below the other. */
export function PaneRail<Id extends string>({ label, panes, current, onChoose }: PanesProps<Id>) {
  return (
    <Box component="nav" aria-label={label}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {panes.map((pane) => (
          <li key={pane.id}>
            <Entry pane={pane} isCurrent={pane.id === current} onChoose={() => onChoose(pane.id)} />
          </li>
        ))}
      </Box>
    </Box>
  )
}

interface EntryProps {
  pane: Pane
  isCurrent: boolean
  onChoose: () => void
}

function Entry({ pane: { name, state }, isCurrent, onChoose }: EntryProps) {
  return (
    <ButtonBase
      onClick={onChoose}
      aria-current={isCurrent ? 'step' : undefined}
      sx={[
        {
          display: 'flex',
          justifyContent: 'flex-start',
          gap: 2,
          width: 1,
          px: 3,
          py: 2,
          borderRadius: 1,
          textAlign: 'left',
          typography: 'body1',
          '&:hover': { bgcolor: 'background.sunken' },
        },
        isCurrent && { bgcolor: 'background.sunken', fontWeight: 'fontWeightBold' },
      ]}
    >
      {state && <StateMark state={state} />}
      <span>
        {name}
        {state && (
          <Typography
            component="span"
            variant="caption"
            sx={{ display: 'block', color: state === 'problems' ? 'error.main' : 'text.secondary' }}
          >
            {stateNames[state]}
          </Typography>
        )}
      </span>
    </ButtonBase>
  )
}
