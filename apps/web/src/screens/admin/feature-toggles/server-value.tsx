import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import type { AnswerOf } from '@marquee/contract/operation'
import type { toggles } from '@marquee/contract/toggles'
import { api, useChange } from '../../../api/index.ts'
import { texts } from './texts.ts'

/** A toggle, and who may set it for what. */
export interface ToggleProps {
  toggle: AnswerOf<typeof toggles.explain>['toggles'][number]
  /** The brand that values are set for; undefined for every brand. */
  hierarchy: string | undefined
  /** The person may look, but not set. */
  isLocked: boolean
}

const CHOICES = [
  { choice: 'unset', value: null, label: texts.notSet },
  { choice: 'on', value: true, label: texts.on },
  { choice: 'off', value: false, label: texts.off },
] as const

/** The value that the server keeps for a toggle: set, or taken away. */
export function ServerValue({ toggle, hierarchy, isLocked, name }: ToggleProps & { name: string }) {
  const set = useChange(api.toggles.set, {
    selection: false,
    refreshes: [api.toggles.explain, api.toggles.read],
    says: texts.saved,
  })
  const chosen = CHOICES.find(({ value }) => value === toggle.server)?.choice
  const choose = (choice: string | null) => {
    const found = CHOICES.find((each) => each.choice === choice)
    if (!found) return
    const { value } = found
    void set.run({ params: { name: toggle.name }, query: { hierarchy }, body: { value } })
  }
  const hasNoEffect = toggle.server !== null && toggle.wins === 'default'
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={texts.serverFor(name)}
        value={chosen}
        disabled={isLocked || set.isRunning}
        onChange={(_, choice: string | null) => choose(choice)}
      >
        {CHOICES.map(({ choice, label }) => (
          <ToggleButton key={choice} value={choice}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {hasNoEffect && (
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{texts.noEffect}</Typography>
      )}
    </>
  )
}
