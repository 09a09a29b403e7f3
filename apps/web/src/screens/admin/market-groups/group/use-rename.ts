import { useState } from 'react'
import { api, ApiError, useChange } from '../../../../api/index.ts'
import type { MarketGroup } from '../answers.ts'
import { renameTexts } from './texts.ts'

interface Renaming {
  rename: (name: string) => Promise<void>
  /** The group as somebody else has saved it, after one's own saving was refused for it. */
  meanwhile: MarketGroup | undefined
}

/** Renames; a refusal is thrown, for the form to show. */
export function useRename(group: MarketGroup): Renaming {
  const [meanwhile, setMeanwhile] = useState<MarketGroup>()
  const { key, hierarchyId, version } = group
  const change = useChange(api.marketGroups.update, {
    refreshes: [api.marketGroups.details, api.marketGroups.list],
    says: ({ name }) => renameTexts.renamed(name),
    fails: false,
    selection: false,
  })
  const rename = async (name: string) => {
    const body = { name, version: meanwhile?.version ?? version }
    try {
      await change.attempt({ params: { id: String(key) }, query: { hierarchyId }, body })
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'market-group.changed-meanwhile'
      if (isStale) setMeanwhile(await presentState(key))
      throw error
    }
  }
  return { rename, meanwhile }
}

const presentState = (key: number): Promise<MarketGroup> =>
  api.marketGroups.details({ params: { key: String(key) }, query: {} }, { selection: false })
