import type { FetchFile, MarketFile } from '../../customers/index.ts'
import { DataUnavailable, type EngineOver } from './audience-engine.gateway.ts'

/** Counts once more when the files that were missing or damaged have been fetched. */
export function fetchingEngine(engine: EngineOver, fetchFile: FetchFile): EngineOver {
  return (files) => {
    const inner = engine(files)
    const counted = countingOnceMore(files, fetchFile)
    return {
      tally: (question, signal) => counted(() => inner.tally(question, signal), signal),
      scoreCosts: (scored, signal) => counted(() => inner.scoreCosts(scored, signal), signal),
      chosen: (question, signal) => counted(() => inner.chosen(question, signal), signal),
      members: (question, page, signal) =>
        counted(() => inner.members(question, page, signal), signal),
      memberOf: (question, member, signal) =>
        counted(() => inner.memberOf(question, member, signal), signal),
    }
  }
}

function countingOnceMore(files: ReadonlyMap<number, MarketFile>, fetchFile: FetchFile) {
  const isFetched = async (key: number) => {
    const file = files.get(key)
    return file !== undefined && (await fetchFile(key, file))
  }
  return async <Counted>(
    count: () => Promise<Counted>,
    signal: AbortSignal | undefined,
  ): Promise<Counted> => {
    const fetched = new Set<number>()
    // Many households are counted in parts, and each part finds what it is missing.
    for (;;) {
      try {
        return await count()
      } catch (error) {
        if (!(error instanceof DataUnavailable)) throw error
        signal?.throwIfAborted()
        const { marketKeys } = error
        // One that was fetched and still cannot be read is not fetched for ever.
        if (marketKeys.some((key) => fetched.has(key))) throw error
        const found = await Promise.all(marketKeys.map(isFetched))
        const lost = marketKeys.filter((_, at) => !found[at])
        if (lost.length > 0) throw new DataUnavailable(lost, { cause: error })
        for (const key of marketKeys) fetched.add(key)
      }
    }
  }
}
