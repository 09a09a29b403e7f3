import { freeName } from '@marquee/rules/campaigns'
import type { Use } from '../platform/sql/index.ts'
import { campaignsStore, type CampaignRow, type NewCampaign } from './campaigns.store.ts'

/** A conflict that no other name ends is none of names. */
const MOST_TRIES = 10

interface Writing {
  use: Use
  /** Those whose names were taken meanwhile are left out. */
  write: (named: readonly NewCampaign[]) => Promise<readonly CampaignRow[]>
}

/**
 * Writes drafts of one market under free names. Another person may take a name between looking and writing; then the
 * next one is tried. The names that are known to be taken may be given, and get those that are taken here.
 */
export async function withFreeNames(
  drafts: readonly NewCampaign[],
  { use, write }: Writing,
  known?: string[],
): Promise<CampaignRow[]> {
  const created: CampaignRow[] = []
  let waiting = drafts
  let taken = known
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const [first] = waiting
    if (!first) return created
    const names = taken ?? (await use(campaignsStore).namesOf(first.marketKey))
    const named = waiting.map((draft) => {
      const name = freeName(draft.name, names)
      names.push(name)
      return { draft, campaign: { ...draft, name, initialName: name } }
    })
    const rows = await write(named.map(({ campaign }) => campaign))
    created.push(...rows)
    const isWritten = ({ name }: NewCampaign) => rows.some((row) => row.name === name)
    waiting = named.flatMap(({ draft, campaign }) => (isWritten(campaign) ? [] : [draft]))
    taken = undefined
  }
  throw new Error('A campaign conflicts with another one, but not by its name')
}

export async function withFreeName(
  draft: NewCampaign,
  use: Use,
  write: (named: NewCampaign) => Promise<CampaignRow | undefined>,
): Promise<CampaignRow> {
  const [created] = await withFreeNames([draft], {
    use,
    write: async (named) => {
      const rows = await Promise.all(named.map(write))
      return rows.filter((row) => row !== undefined)
    },
  })
  return created as CampaignRow
}
