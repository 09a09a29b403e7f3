import { NONE_TAKEN, type TakenCodes } from '@marquee/rules/templates'
import { useMemo } from 'react'
import { api, useOperation } from '../../../../api/index.ts'

interface Codes {
  /** None as long as they are not loaded. */
  taken: TakenCodes
  isLoading: boolean
}

/** The codes that templates of the brand have, but for the one that is written. */
export function useTakenCodes(hierarchyId: string, except: number | undefined): Codes {
  const { response, status } = useOperation(
    api.templates.takenCodes,
    { query: { hierarchyId, except: except === undefined ? undefined : String(except) } },
    { enabled: hierarchyId !== '', selection: false },
  )
  const taken = useMemo(
    () =>
      response
        ? { CREATIVE: new Set(response.creativeCodes), LETTER: new Set(response.letterCodes) }
        : NONE_TAKEN,
    [response],
  )
  return { taken, isLoading: status === 'loading' }
}
