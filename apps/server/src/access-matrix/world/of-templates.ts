import { brandOf, PLACES, planted, type Place } from '../places.ts'
import { creativeContent, seasonOf, templateContent } from '../samples/of-templates.ts'

type Row = Record<string, unknown>

const LONG_AGO = '2026-01-01T00:00:00Z'
const LEVELS = ['NATIONAL', 'ZONE', 'DISTRICT', 'DEALER']

/** At each place a creative, an annual template that stands on it, and the template of its seasons. */
export function rowsOfTemplates(): Record<string, Row[]> {
  return {
    creatives: PLACES.map((at) => ({ ...templateRow(at, at.creative), updated_at: LONG_AGO })),
    creative_versions: PLACES.map((at) => ({
      creative_key: at.creative,
      ...version(at),
      content: { ...creativeContent, name: planted.seenBelow(at) },
    })),
    campaign_templates: PLACES.flatMap((at) => [
      template(at, at.template, 'ANNUAL_SEASONAL'),
      // Campaigns have its first version, and may take this one.
      { ...template(at, seasonOf(at), 'SEASONAL'), version: 2 },
    ]),
    campaign_template_versions: PLACES.flatMap((at) => {
      const [spring] = templateContent(at).seasonals
      const content = { ...templateContent(at), name: planted.seenBelow(at), seasonals: [spring] }
      const season = { ...content, category: 'SEASONAL', seasonals: [], creativeTemplates: [] }
      return [
        { template_key: at.template, ...version(at), content },
        { template_key: seasonOf(at), ...version(at), content: season },
        { template_key: seasonOf(at), ...version(at), version: 2, content: season },
      ]
    }),
    campaign_template_drafts: PLACES.map((at) => ({
      template_key: at.template,
      ...version(at),
      based_on: 1,
      saved_by: at.person,
      content: { ...templateContent(at), name: planted.keptWithin(at) },
    })),
    campaign_template_codes: PLACES.map((at) => ({
      template_key: at.template,
      hierarchy_id: brandOf(at),
      path: at.path,
      kind: 'CREATIVE',
      code: `c-${at.template}`,
    })),
  }
}

const templateRow = (at: Place, key: number): Row => ({
  key,
  hierarchy_id: brandOf(at),
  name: planted.seenBelow(at),
  status: 'ACTIVE',
  version: 1,
  path: at.path,
})

const version = ({ path }: Place): Row => ({ version: 1, saved_at: LONG_AGO, path })

const template = (at: Place, key: number, category: string): Row => ({
  ...templateRow(at, key),
  category,
  updated_at: LONG_AGO,
  is_open_to_brand: true,
  market_group_keys: [],
  levels: LEVELS,
})
