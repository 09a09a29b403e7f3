import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { levelNames, switcherTexts } from './texts.ts'
import { useMarketSwitch } from './use-market-switch.ts'
import { useUserState } from './user-state.tsx'

/** Says that lists are looked at from a level below the person's own, with the way back. */
export function LevelBanner() {
  const { person, selectedUserLevel } = useUserState()
  const { toLevel } = useMarketSwitch()
  if (selectedUserLevel === person.level) return null
  return (
    <Alert
      severity="info"
      square
      action={
        <Button color="inherit" onClick={() => void toLevel(person.level)}>
          {switcherTexts.backTo(levelNames[person.level])}
        </Button>
      }
    >
      {switcherTexts.lookingAs(levelNames[selectedUserLevel])}
    </Alert>
  )
}
