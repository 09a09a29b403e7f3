import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Permission } from '@marquee/rules/access'
import { permissionTexts } from '../../../widgets/people/index.ts'
import type { Person } from './answers.ts'
import { formTexts } from './texts.ts'

interface ChangedMeanwhileProps {
  /** The person as the form was opened with. */
  before: Person | undefined
  now: Person
  onTakeOver: () => void
}

/** Both versions side by side: what was typed stays in the form, what was saved is told here. */
export function ChangedMeanwhile({ before, now, onTakeOver }: ChangedMeanwhileProps) {
  const differences = before ? differencesOf(before, now) : []
  const { conflict } = formTexts
  return (
    <Alert severity="warning" sx={{ mb: 5 }}>
      <Typography variant="subtitle2">{formTexts.meanwhile}</Typography>
      <Box component="ul" sx={{ my: 1, pl: 4 }}>
        {(differences.length > 0 ? differences : [conflict.nothing]).map((difference) => (
          <li key={difference}>{difference}</li>
        ))}
      </Box>
      <Typography>{formTexts.yours}</Typography>
      <Button size="small" variant="outlined" sx={{ mt: 2 }} onClick={onTakeOver}>
        {formTexts.takeOver}
      </Button>
    </Alert>
  )
}

function differencesOf(before: Person, now: Person): string[] {
  const { conflict } = formTexts
  const more = now.permissions.filter((each) => !before.permissions.includes(each))
  const less = before.permissions.filter((each) => !now.permissions.includes(each))
  return [
    ...(now.name === before.name ? [] : [conflict.name(now.name)]),
    ...(now.home.key === before.home.key ? [] : [conflict.home(now.home.name)]),
    ...(more.length === 0 ? [] : [conflict.more(namesOf(more))]),
    ...(less.length === 0 ? [] : [conflict.less(namesOf(less))]),
  ]
}

const namesOf = (permissions: readonly Permission[]) =>
  permissions.map((permission) => permissionTexts[permission].name).join(', ')
