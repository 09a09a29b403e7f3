import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { visibleLevels, type UserLevel } from '@marquee/rules/access'
import { useId } from 'react'
import { levelNames, switcherTexts } from './texts.ts'
import { useUserState } from './user-state.tsx'

/** Looks at the product from one's own level, or from one below it. */
export function LevelChoice({ onChoose }: { onChoose: (level: UserLevel) => void }) {
  const { person, selectedUserLevel } = useUserState()
  const id = useId()
  const levels = visibleLevels(person.level)
  if (levels.length < 2) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      <Box sx={{ flex: '1 1 12rem' }}>
        <Typography id={id} variant="subtitle2" component="p">
          {switcherTexts.level}
        </Typography>
        <Typography
          variant="caption"
          component="p"
          sx={{ color: 'text.secondary', textWrap: 'balance' }}
        >
          {switcherTexts.levelHelp}
        </Typography>
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-labelledby={id}
        value={selectedUserLevel}
        onChange={(_, level: UserLevel | null) => level && onChoose(level)}
      >
        {levels.map((level) => (
          <ToggleButton key={level} value={level}>
            {levelNames[level]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}
