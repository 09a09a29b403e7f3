import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { seedTexts } from '@marquee/rules/seed-lists'
import type { SeedList } from './answers.ts'

interface ListChoiceProps {
  /** Undefined while they are not known. */
  lists: readonly SeedList[] | undefined
  /** The list that the recipients were taken from. */
  chosen: number | null
  disabled: boolean
  onChoose: (list: SeedList) => void
}

/** Says that there is nothing to choose where there is nothing. */
export function ListChoice({ lists, chosen, disabled, onChoose }: ListChoiceProps) {
  const hasNone = lists?.length === 0
  const known = lists?.find(({ key }) => key === chosen)
  return (
    <TextField
      select
      fullWidth
      label={hasNone ? seedTexts.noLists : seedTexts.select}
      value={known?.key ?? ''}
      disabled={disabled || !lists || hasNone}
      onChange={({ target }) => {
        const list = lists?.find(({ key }) => key === Number(target.value))
        if (list) onChoose(list)
      }}
    >
      {(lists ?? []).map(({ key, name }) => (
        <MenuItem key={key} value={key}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
