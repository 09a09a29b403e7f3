import type { UserLevel } from '@marquee/rules/access'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { allOf, api, keepAnswer, loadAgain, setSelection } from '../../api/index.ts'
import { paths } from '../../app/paths.ts'
import { useNotifications } from '../../ui/notifications/index.ts'
import type { MarketSummary } from '../markets/index.ts'
import type { Hierarchy } from './answers.ts'
import { selectionOf } from './selection-of.ts'
import { switcherTexts } from './texts.ts'
import { useUserState } from './user-state.tsx'

/** How long the loader stands before another market is changed over to. */
const SWITCH_WAIT_MS = 2000

type NewSelection = Parameters<typeof api.userState.select>[0]['body']

export interface MarketSwitch {
  toMarket: (market: Pick<MarketSummary, 'key' | 'name' | 'hierarchyId'>) => Promise<void>
  /** The brand alone: no market is selected any more. */
  toHierarchy: (hierarchy: Hierarchy) => Promise<void>
  toLevel: (level: UserLevel) => Promise<void>
}

/** Changes the market, brand or level that the product works with. Afterwards goes to the target. */
export function useMarketSwitch(target: string = paths.home): MarketSwitch {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { notify } = useNotifications()
  const { selectedMarket, selectedHierarchy, selectedUserLevel, setLoadingAppData } = useUserState()

  const covered = async (name: string, waitMs: number, next: NewSelection) => {
    setLoadingAppData(name)
    try {
      await wait(waitMs)
      await select(client, next)
      await navigate(target)
    } catch {
      notify('error', switcherTexts.failed)
    } finally {
      setLoadingAppData(undefined)
    }
  }
  return {
    async toMarket({ key, name, hierarchyId }) {
      if (key === selectedMarket?.key) return
      await covered(name, SWITCH_WAIT_MS, { marketKey: key, hierarchyId, selectedUserLevel })
    },
    async toHierarchy({ id, name }) {
      await covered(name, 0, { marketKey: null, hierarchyId: id, selectedUserLevel })
    },
    async toLevel(level) {
      const marketKey = selectedMarket?.key ?? null
      const hierarchyId = selectedHierarchy?.id ?? null
      const next = { marketKey, hierarchyId, selectedUserLevel: level }
      await select(client, next).catch(() => notify('error', switcherTexts.failed))
    },
  }
}

/** Saves the choice, reloads the feature toggles and then all that depended on the one before. */
async function select(client: QueryClient, next: NewSelection): Promise<void> {
  const state = await api.userState.select({ body: next }, { selection: false })
  keepAnswer(client, api.userState.read, state)
  setSelection(selectionOf(state))
  // Without an answer the defaults hold.
  await loadAgain(client, api.toggles.read).catch(() => undefined)
  const [userState] = allOf(api.userState.read)
  await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== userState })
}

const wait = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms))
