import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { Pane, PanesProps } from './pane.ts'
import { StateMark } from './state-mark.tsx'
import { panesTexts, stateNames } from './texts.ts'

/** A long form in parts, of which one is shown: all of them beside it, or above where it is narrow. */
export function Panes<Id extends string>({
  children,
  ...props
}: PanesProps<Id> & { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: { xs: 4, md: 8 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '12rem minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ display: { xs: 'none', md: 'block' }, position: 'sticky', top: '5rem' }}>
        <PaneRail {...props} />
      </Box>
      <Box sx={{ display: { md: 'none' } }}>
        <PaneSelect {...props} />
      </Box>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  )
}

/** Every part with its state, one below the other. */
function PaneRail<Id extends string>({ label, panes, current, onChoose }: PanesProps<Id>) {
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

/** The same parts to choose from where there is no room beside the form. */
function PaneSelect<Id extends string>({ panes, current, onChoose }: PanesProps<Id>) {
  return (
    <TextField
      select
      fullWidth
      label={panesTexts.choose}
      value={current}
      onChange={({ target }) => onChoose(target.value as Id)}
    >
      {panes.map(({ id, name, state }) => (
        <MenuItem key={id} value={id}>
          {state ? `${name} · ${stateNames[state]}` : name}
        </MenuItem>
      ))}
    </TextField>
  )
}
