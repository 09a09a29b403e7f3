import { useState } from 'react'
import { api, ApiError, useChange } from '../../../api/index.ts'
import type { AccessRow, Level } from './answers.ts'
import { formTexts } from './texts.ts'

export interface AccessValues {
  markets: string
  groups: number[]
  levels: string[]
}

interface Saving {
  save: (values: AccessValues) => Promise<void>
  /** Who sees the template as somebody else has said, after one's own saving was refused for it. */
  meanwhile: AccessRow | undefined
}

/** Saves; a refusal is thrown, for the form to show, which keeps what was chosen. */
export function useSaveAccess(row: AccessRow): Saving {
  const [meanwhile, setMeanwhile] = useState<AccessRow>()
  const { key, name } = row
  const change = useChange(api.templates.saveAccess, {
    refreshes: [api.templates.accessMatrix, api.templates.search],
    says: formTexts.saved(name),
    fails: false,
    selection: false,
  })
  const save = async (values: AccessValues) => {
    const { version } = meanwhile ?? row
    const body = { ...accessOf(values), version }
    try {
      await change.attempt({ params: { key: String(key) }, query: {}, body })
    } catch (error) {
      const isStale =
        error instanceof ApiError && error.code === 'campaign-template.changed-meanwhile'
      if (isStale) setMeanwhile(await presentState(key))
      throw error
    }
  }
  return { save, meanwhile }
}

function accessOf({ markets, groups, levels }: AccessValues) {
  const isOpenToBrand = markets === 'all'
  const marketGroupKeys = isOpenToBrand ? [] : groups
  return { isOpenToBrand, marketGroupKeys, levels: levels as Level[] }
}

const presentState = (key: number): Promise<AccessRow> =>
  api.templates.readAccess({ params: { key: String(key) }, query: {} }, { selection: false })
