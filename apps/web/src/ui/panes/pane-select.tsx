import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { PanesProps } from './pane.ts'
import { panesTexts, stateNames } from './texts.ts'

/** The same parts to choose from where there is no room beside the form. */
export function PaneSelect<Id extends string>({ panes, current, onChoose }: PanesProps<Id>) {
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
