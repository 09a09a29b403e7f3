import Button from '@mui/material/Button'
import type { ComponentType, ReactNode } from 'react'
import { Navigate, useRouteError, type RouteObject } from 'react-router'
import { Actions, NotFoundPage, Page } from '../ui/page/index.ts'
import { isOpen, useUserState, type Needs } from '../widgets/user-state/index.ts'
import { paths } from './paths.ts'
import type { Screen } from './screen.ts'
import { screens } from './screens.ts'
import { Splash } from './start/index.ts'

const appTexts = {
  toHome: 'Go to Home',
  failed: 'This page stopped working',
  failedWhy:
    'What you saved is safe. Load the page again; if it keeps happening, tell your administrator.',
  outdated: 'Marquee has been updated',
  outdatedWhy: 'Load the page again to go on with the new version.',
  reload: 'Load again',
} as const

/** The addresses as the router takes them: each screen behind its gate, all in one frame. */
export const routesIn = (Frame: ComponentType): RouteObject[] => [
  {
    Component: Frame,
    ErrorBoundary: RouteError,
    HydrateFallback: Splash,
    children: [...screens.map(routeOf), { path: '*', Component: NotFound }],
  },
]

function routeOf({ path, needs, load }: Screen): RouteObject {
  return {
    path,
    ErrorBoundary: RouteError,
    lazy: async () => {
      const { Screen } = await load()
      return {
        Component: () => (
          <RouteGate needs={needs}>
            <Screen />
          </RouteGate>
        ),
      }
    },
  }
}

/** In place of a screen that broke; the rest of the product goes on around it. */
function RouteError() {
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

function NotFound() {
  return <NotFoundPage home={paths.home} />
}

/** Who may not open a screen, or finds it switched off, is led home. */
function RouteGate({ needs, children }: { needs: Needs; children: ReactNode }) {
  const state = useUserState()
  return isOpen(state, needs) ? children : <Navigate to={paths.home} replace />
}
