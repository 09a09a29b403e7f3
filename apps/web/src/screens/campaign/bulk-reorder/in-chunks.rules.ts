import type { ReorderRequest } from './use-plan.ts'

/** As many drafts as one call checks: so few that a person sees the progress. */
const AT_ONCE = 25

type Part = Pick<ReorderRequest, 'campaignKeys' | 'marketKeys'>

/** The request in parts that each create at most so many drafts; together they are all of it. */
export function inChunks({ campaignKeys, marketKeys }: Part, most = AT_ONCE): Part[] {
  const places = marketKeys.length === 0 ? [[]] : parts(marketKeys, most)
  return places.flatMap((some) =>
    parts(campaignKeys, Math.max(1, Math.floor(most / Math.max(1, some.length)))).map((keys) => ({
      campaignKeys: keys,
      marketKeys: some,
    })),
  )
}

function parts(keys: readonly number[], size: number): number[][] {
  return Array.from({ length: Math.ceil(keys.length / size) }, (_, part) =>
    keys.slice(part * size, (part + 1) * size),
  )
}
