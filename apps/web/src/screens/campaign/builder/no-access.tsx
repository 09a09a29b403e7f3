import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { Page } from '../../../ui/page/index.ts'
import { EmptyState } from '../../../ui/states/index.ts'
import { texts } from './texts.ts'

/** For somebody who may not see the campaign: that, and none of it. */
export function NoAccess() {
  return (
    <Page title={texts.title}>
      <EmptyState
        title={texts.noAccess}
        action={
          <Button component={Link} to={paths.home} variant="outlined">
            {texts.toHome}
          </Button>
        }
      >
        {texts.noAccessWhy}
      </EmptyState>
    </Page>
  )
}
