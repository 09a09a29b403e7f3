import type { RouteObject } from 'react-router'
import { NotFound } from './not-found.tsx'
import { RouteError } from './route-error.tsx'
import { RouteGate } from './route-gate.tsx'
import { screens, type Screen } from './screens.ts'
import { Shell } from './shell/index.ts'
import { Splash } from './start/index.ts'

/** The addresses as the router wants them: each screen behind its gate, all in the shell. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
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
