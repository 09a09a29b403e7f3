import { nextStep, previousStep } from '@marquee/rules/builder'
import { useBuilder } from './builder.ts'

/** The addresses of the steps before and after this one. */
export function useNeighbours(): { previous: string | undefined; next: string } {
  const { flow, place, pathTo } = useBuilder()
  const previous = previousStep(flow, place)
  const next = nextStep(flow, place)
  return {
    previous: previous === null ? undefined : pathTo(previous),
    next: pathTo(next ?? place),
  }
}
