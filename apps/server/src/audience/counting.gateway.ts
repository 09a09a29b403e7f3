import type { Result } from '@marquee/rules/result'
import type { EngineOver } from './engine/audience-engine.gateway.ts'

declare module '../platform/use-case.ts' {
  interface Deployment {
    /** Without it no audience is counted. */
    counting?: Counting | undefined
  }
}

/** What counts the audiences of a deployment. */
export interface Counting {
  engine: EngineOver
  /** Where the file of a version of a market's customers lies. */
  pathOf: (marketKey: number, version: number) => string
  /** Few count at once, and a newer count of the same person ends the older. */
  inTurn: <Done>(
    who: string,
    work: (signal: AbortSignal) => Promise<Done>,
  ) => Promise<Result<Done, 'audience.superseded' | 'audience.busy'>>
}
