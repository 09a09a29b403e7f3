import type { ChangedPrices } from '@marquee/rules/price-lists'
import { accept, refuse, type Result } from '@marquee/rules/result'
import { inParts } from '../platform/audit/index.ts'
import type { CallingPerson } from '../platform/person.ts'
import type { Use } from '../platform/sql/index.ts'
import type { AnnounceEach } from '../platform/use-case.ts'
import { templateDraftsStore } from '../templates/index.ts'
import type { ComparedPrices } from './compare-prices.load.ts'

interface Applying {
  use: Use
  person: Pick<CallingPerson, 'key'>
  now: number
  announceEach: AnnounceEach
}

/** Writes the drafts that a comparison found, and nothing else: what is offered stays until they are published. */
export async function applyPrices(
  { differences, templates }: Pick<ComparedPrices, 'differences' | 'templates'>,
  on: Applying,
): Promise<Result<true, 'price-list.changed-meanwhile'>> {
  // In the same order always, so that two files with the same templates never wait for each other.
  const changed = differences.changed.toSorted((a, b) => a.template.key - b.template.key)
  for (const some of inParts(changed)) {
    for (const one of some) {
      if (!(await writeDraft(one, templates, on))) return refuse('price-list.changed-meanwhile')
    }
    await on.announceEach(
      'campaign_template_drafts',
      some.map(({ template: { key, version }, changes }) => ({
        event: 'campaign-template.draft-saved',
        details: { key, basedOn: version, prices: changes },
      })),
    )
  }
  return accept(true)
}

/** False: another person wrote its draft meanwhile. */
async function writeDraft(
  { template: { key, version, draft }, content }: ChangedPrices,
  templates: ComparedPrices['templates'],
  { use, person, now }: Applying,
): Promise<boolean> {
  const { path } = templates.get(key) ?? {}
  if (path === undefined) return false
  const by = { savedBy: person.key, savedAt: new Date(now) }
  const written = { templateKey: key, content, basedOn: version, path, ...by }
  const drafts = use(templateDraftsStore)
  return draft ? drafts.replace(written, draft.version) : drafts.begin(written)
}
