import { nextStep, previousStep } from '@marquee/rules/builder'
import { useBuilder } from './builder.ts'

export interface Neighbours {
  previous: string | undefined
  next: string
}

/** The addresses of the steps before and after this one. */
export function useNeighbours(): Neighbours {
  const { flow, place, pathTo } = useBuilder()
  const previous = previousStep(flow, place)
  const next = nextStep(flow, place)
  return {
    previous: previous === null ? undefined : pathTo(previous),
    next: pathTo(next ?? place),
  }
}
