import Button from '@mui/material/Button'
import { useRouteError } from 'react-router'
import { Actions, Page } from '../ui/page/index.ts'
import { paths } from './paths.ts'
import { appTexts } from './texts.ts'

/** In place of a screen that broke; the rest of the product goes on around it. */
export function RouteError() {
  const isOutdated = isMissingFile(useRouteError())
  return (
    <Page
      title={isOutdated ? appTexts.outdated : appTexts.failed}
      intro={isOutdated ? appTexts.outdatedWhy : appTexts.failedWhy}
    >
      <Actions>
        <Button variant="contained" onClick={() => location.reload()}>
          {appTexts.reload}
        </Button>
        {/* A new load of the page, so that nothing broken is taken along. */}
        <Button variant="outlined" href={paths.home}>
          {appTexts.toHome}
        </Button>
      </Actions>
    </Page>
  )
}

/** After a new version was installed, the files of the old one are gone. */
function isMissingFile(error: unknown): boolean {
  return error instanceof TypeError && /import|module/i.test(error.message)
}
