import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { newQueryClient } from '../api/index.ts'
import type { Refusals } from './connection.ts'
import { routes } from './routes.tsx'
import type { Settings } from './settings.ts'
import { AppStart, SignOutContext } from './start/index.ts'

interface AppProps {
  settings: Settings
  refusals: Refusals
  signOut: () => Promise<void>
}

/** Everything around the screens, from the outside in. */
export function App({ settings, refusals, signOut }: AppProps) {
  const [client] = useState(newQueryClient)
  const router = useMemo(() => createBrowserRouter(routes), [])
  return (
    <QueryClientProvider client={client}>
      <SignOutContext value={signOut}>
        <AppStart defaults={settings.toggleDefaults} refusals={refusals}>
          <RouterProvider router={router} />
        </AppStart>
      </SignOutContext>
    </QueryClientProvider>
  )
}
