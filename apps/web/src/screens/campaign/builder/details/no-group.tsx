import Alert from '@mui/material/Alert'
import { useDetails } from './details.ts'
import { texts } from './texts.ts'

/** A metro campaign that no group is there for gets no further: that, and what to do. */
export function NoGroup() {
  const { response } = useDetails().around.groups
  if (response?.marketGroups.length !== 0) return null
  return (
    <Alert severity="warning" sx={{ mt: 5 }}>
      {texts.group.none}
    </Alert>
  )
}
