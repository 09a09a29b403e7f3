import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo, useState, type ComponentType } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { newQueryClient } from '../api/index.ts'
import type { Refusals } from './connection.ts'
import { routesIn } from './routes.tsx'
import type { Settings } from './settings.ts'
import { Shell } from './shell/index.ts'
import { AppStart, SignOutContext, VersionContext } from './start/index.ts'

interface AppProps {
  settings: Settings
  refusals: Refusals
  signOut: () => Promise<void>
  /** What is around the screens. */
  frame?: ComponentType
}

/** Everything around the screens, from the outside in. */
export function App({ settings, refusals, signOut, frame = Shell }: AppProps) {
  const [client] = useState(newQueryClient)
  const router = useMemo(() => createBrowserRouter(routesIn(frame)), [frame])
  return (
    <QueryClientProvider client={client}>
      <SignOutContext value={signOut}>
        <VersionContext value={settings.version}>
          <AppStart defaults={settings.toggleDefaults} refusals={refusals}>
            <RouterProvider router={router} />
          </AppStart>
        </VersionContext>
      </SignOutContext>
    </QueryClientProvider>
  )
}
