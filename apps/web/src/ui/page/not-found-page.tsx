import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { Page } from './page.tsx'
import { notFoundTexts } from './texts.ts'

/** For an address at which there is nothing. */
export function NotFoundPage({ home }: { home: string }) {
  return (
    <Page title={notFoundTexts.title} intro={notFoundTexts.why}>
      <Button component={Link} to={home} variant="contained">
        {notFoundTexts.toHome}
      </Button>
    </Page>
  )
}
