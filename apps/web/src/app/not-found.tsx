import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { Page } from '../ui/page/index.ts'
import { paths } from './paths.ts'
import { appTexts } from './texts.ts'

export function NotFound() {
  return (
    <Page title={appTexts.notFound} intro={appTexts.notFoundWhy}>
      <Button component={Link} to={paths.home} variant="contained">
        {appTexts.toHome}
      </Button>
    </Page>
  )
}
