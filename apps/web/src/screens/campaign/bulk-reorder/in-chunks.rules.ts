import type { Wish } from './use-plan.ts'

/** As many as are looked at in one call: so few that one sees it get on. */
const AT_ONCE = 25

type Part = Pick<Wish, 'campaignKeys' | 'marketKeys'>

/** What is wished for in parts that each make no more than so many drafts; together they are all of it. */
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
