import { useSearchParams } from 'react-router'
import { yearPath } from '../../app/paths.ts'
import { inAddress, readAddress, type ShownYear } from './address.rules.ts'

export interface ShownYearState {
  shown: ShownYear
  show: (part: Partial<ShownYear>) => void
  /** The address with a part of it changed. */
  pathWith: (part: Partial<ShownYear>) => string
}

/** Which year, of which place, the address names. */
export function useShownYear(): ShownYearState {
  const [params, setParams] = useSearchParams()
  const shown = readAddress((name) => params.get(name))
  return {
    shown,
    show: (part) =>
      setParams(inAddress({ ...shown, ...part }), { replace: true, preventScrollReset: true }),
    pathWith: (part) => yearPath(inAddress({ ...shown, ...part })),
  }
}
