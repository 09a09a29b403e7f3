import { mergeToggles, type ToggleDefaults } from '@marquee/rules/toggles'
import {
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { api, setSelection, useOperation, useSelection } from '../../api/index.ts'
import { NotificationsProvider, useNotifications } from '../../ui/notifications/index.ts'
import { selectionOf, UserStateProvider, type State } from '../../widgets/user-state/index.ts'
import type { Refusals } from '../connection.ts'
import { AppTheme } from '../theme/index.ts'
import { ACCOUNT_REFUSALS, AccountPage, ServerAway, Splash, type AccountRefusal } from './pages.tsx'

const HomesPage = lazy(() => import('./homes-page.tsx'))

interface AppStartProps {
  defaults: ToggleDefaults
  refusals: Refusals
  children: ReactNode
}

/** The product's look in the brand's accent, and the person's state once it is there. */
export function AppStart({ defaults, refusals, children }: AppStartProps) {
  const { hierarchyId } = useSelection()
  return (
    <AppTheme brand={hierarchyId ?? undefined}>
      <NotificationsProvider>
        <Refused refusals={refusals}>
          <Started defaults={defaults}>{children}</Started>
        </Refused>
      </NotificationsProvider>
    </AppTheme>
  )
}

function Started({ defaults, children }: Pick<AppStartProps, 'defaults' | 'children'>) {
  const state = useOperation(api.userState.read, {}, { selection: false })
  // A browser that remembers nothing waits to hear which market it is.
  const enabled = useSelection().selectedUserLevel !== null
  const start = useOperation(api.userState.initialize, {}, { keepsPrevious: true, enabled })
  const toggles = useOperation(api.toggles.read, {}, { keepsPrevious: true, enabled })
  const [loading, setLoadingAppData] = useState<string>()
  useReconciled(state.response)

  const value = useMemo(() => {
    if (!state.response || !start.response) return undefined
    return {
      ...state.response,
      ...start.response,
      // Without an answer the defaults hold, which win over the server's values anyway.
      featureToggles: mergeToggles(defaults, toggles.response?.toggles ?? {}),
      isLoadingAppData: loading !== undefined,
      loadingName: loading,
      setLoadingAppData,
    }
  }, [state.response, start.response, toggles.response, defaults, loading])

  // The first drawing of all takes long: deferred, it is made in pieces, and the browser answers between them.
  const isDrawn = useDeferredValue(value !== undefined, false)

  if (state.response?.asksForHome) {
    return (
      <Suspense fallback={<Splash />}>
        <HomesPage homes={state.response.homes} />
      </Suspense>
    )
  }
  if (value && isDrawn) return <UserStateProvider value={value}>{children}</UserStateProvider>
  const failed = [state, start].filter(({ status }) => status === 'failed')
  if (failed.length === 0) return <Splash />
  return (
    <ServerAway
      why={failed[0]?.error}
      retrying={failed.some(({ isRefreshing }) => isRefreshing)}
      onRetry={() => failed.forEach(({ retry }) => retry())}
    />
  )
}

/** What this browser remembers gives way to what the server knows. */
function useReconciled(state: State | undefined): void {
  useEffect(() => {
    if (state) setSelection(selectionOf(state))
  }, [state])
}

/** Shows what a person may not do; an account that may do nothing gets a page of its own. */
function Refused({ refusals, children }: { refusals: Refusals; children: ReactNode }) {
  const { notify } = useNotifications()
  const [account, setAccount] = useState<AccountRefusal>()
  useEffect(
    () =>
      refusals.listen(({ code, message }) => {
        if (isAboutAccount(code)) setAccount(code)
        else notify('error', message)
      }),
    [refusals, notify],
  )
  return account ? <AccountPage reason={account} /> : children
}

const isAboutAccount = (code: string): code is AccountRefusal =>
  (ACCOUNT_REFUSALS as readonly string[]).includes(code)
