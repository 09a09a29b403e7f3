import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useColorScheme } from '@mui/material/styles'

const themeTexts = {
  mode: 'Appearance',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
} as const

const MODES = ['system', 'light', 'dark'] as const

/** Follows the system until the person chooses; the choice is stored in this browser. */
export function ColorModeSwitch() {
  const { mode = 'system', setMode } = useColorScheme()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={themeTexts.mode}
      value={mode}
      onChange={(_, chosen: (typeof MODES)[number] | null) => chosen && setMode(chosen)}
    >
      {MODES.map((each) => (
        <ToggleButton key={each} value={each}>
          {themeTexts[each]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
