import { accept, refuse, type Result } from '@marquee/rules/result'
import type { TemplateAccess } from '@marquee/rules/templates'
import { marketGroupsView } from '../market-groups/index.ts'
import { marketsStore } from '../markets/index.ts'
import type { CallingPerson } from '../platform/person.ts'
import type { Use } from '../platform/sql/index.ts'
import type { TemplateRow } from './templates.store.ts'

interface Checking {
  use: Use
  person: CallingPerson
}

/** The template as it stands: what it names already may be gone, and may still be listed. */
type Offered = Pick<TemplateRow, 'hierarchyId' | 'path' | 'marketKeys' | 'marketGroupKeys'>

type NotFound = 'campaign-template.group-unknown' | 'campaign-template.market-unknown'

/** Each once, and only what belongs to the template's brand. */
export async function checkAccess<Access extends TemplateAccess>(
  template: Offered,
  sent: Access,
  call: Checking,
): Promise<Result<Access, NotFound>> {
  const markets = await marketsOf(template, sent.marketKeys, call)
  const groups = await groupsOf(template, sent.marketGroupKeys, call)
  if (!markets) return refuse('campaign-template.market-unknown')
  if (!groups) return refuse('campaign-template.group-unknown')
  const levels = [...new Set(sent.levels)]
  return accept({ ...sent, marketKeys: markets, marketGroupKeys: groups, levels })
}

function marketsOf(
  { path, marketKeys: before }: Offered,
  keys: readonly number[],
  { use }: Checking,
) {
  return oncePresent(keys, before, async (distinct) => {
    const rows = await use(marketsStore).findAll(distinct)
    return rows.filter((row) => row.path.startsWith(path)).map(({ key }) => key)
  })
}

function groupsOf(template: Offered, keys: readonly number[], call: Checking) {
  const { hierarchyId, path, marketGroupKeys: before } = template
  return oncePresent(keys, before, async () => {
    const groups = await groupsIn(path, call)
    return groups.filter((one) => one.hierarchyId === hierarchyId).map(({ key }) => key)
  })
}

/** Those that are there; undefined when another one is named than before. */
async function oncePresent(
  keys: readonly number[],
  before: readonly number[],
  present: (distinct: number[]) => Promise<number[]>,
): Promise<number[] | undefined> {
  const distinct = [...new Set(keys)]
  const existing = new Set(await present(distinct))
  const isFine = distinct.every((key) => existing.has(key) || before.includes(key))
  return isFine ? distinct.filter((key) => existing.has(key)) : undefined
}

const MOST_GROUPS = 1_000

export async function groupsIn(part: string, { use, person }: Checking) {
  const filters = { part, page: 0, size: MOST_GROUPS, direction: 'ASCENDING' } as const
  const { groups } = await use(marketGroupsView).list(filters, person.key)
  return groups.map(({ group }) => group)
}
