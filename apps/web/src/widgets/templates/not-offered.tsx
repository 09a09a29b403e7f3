import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { categoryNames, type Category } from '@marquee/rules/templates'
import { Link } from 'react-router'
import { catalogPath } from '../../app/paths.ts'
import { notOfferedTexts } from './texts.ts'

interface NotOfferedProps {
  category: Category
  /** The name of the market to which the template is not offered. */
  market: string
}

/** Another try does not help here, so it leads to what is offered. */
export function NotOffered({ category, market }: NotOfferedProps) {
  const toCatalog = (
    <Button
      component={Link}
      to={catalogPath(categoryNames[category].browsingSlug)}
      size="small"
      color="inherit"
      sx={{ flexShrink: 0 }}
    >
      {notOfferedTexts.toCatalog}
    </Button>
  )
  return (
    <Alert severity="warning" action={toCatalog}>
      {notOfferedTexts.why(market)}
    </Alert>
  )
}
