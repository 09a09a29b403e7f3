import EditOutlined from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import type { Place } from '@marquee/rules/builder'
import { Link } from 'react-router'
import { useBuilder } from '../builder.ts'
import { texts } from './texts.ts'

/** To the step where something is changed; where nothing can be, there is no way. */
export function EditStepLink({ place, name }: { place: Place; name: string }) {
  const { flow, pathTo, closed } = useBuilder()
  const isThere = flow.steps.some((step) => step.place === place && step.blocked === null)
  if (closed || !isThere) return null
  return (
    <Button
      component={Link}
      to={pathTo(place)}
      size="small"
      variant="outlined"
      startIcon={<EditOutlined />}
    >
      {texts.edit(name)}
    </Button>
  )
}
