import { creatives } from '@marquee/contract/creatives'
import { templates } from '@marquee/contract/templates'
import { USER_LEVELS } from '@marquee/rules/access'
import type { Fillable } from './test-app.ts'

const { attachments: _, ...example } = templates.create.example.body

/** A template as an author sends it, on a creative of its brand; each code may stand once in a brand. */
export function templateBody(creativeKey: number, code: string, overrides: object = {}) {
  const filterItems = [{ name: 'Road', creativeTemplateKey: creativeKey }]
  return {
    ...example,
    name: `Template ${code}`,
    attachments: [] as object[],
    workflows: example.workflows.map((workflow) => ({
      ...workflow,
      steps: workflow.steps.map((step) => ({ ...step, creativeSelection: { filterItems } })),
    })),
    creativeTemplates: example.creativeTemplates.map((one) => ({
      ...one,
      creativeTemplateKey: creativeKey,
      defaultCoupons: [] as object[],
      creativeCode: `C-${code}`,
      letterCode: `L-${code}`,
    })),
    ...overrides,
  }
}

/** Makes a creative for the brand of the test tree, and answers its key. */
export async function addCreative(app: Fillable, overrides: object = {}): Promise<number> {
  const body = { ...creatives.create.example.body, hierarchyId: 'HONDA', ...overrides }
  return (await app.call('admin', 'POST', '/creative-template', body)).body.key
}

/** Everybody of the brand gets it. */
export const OPEN_TO_BRAND = {
  isOpenToBrand: true,
  marketKeys: [],
  marketGroupKeys: [],
  levels: USER_LEVELS,
}

/** Makes a template and offers it, and answers its key. */
export async function addTemplate(
  app: Fillable,
  creativeKey: number,
  code: string,
  overrides: object = {},
): Promise<number> {
  const created = await app.call(
    'admin',
    'POST',
    '/campaign-template',
    templateBody(creativeKey, code, { access: OPEN_TO_BRAND, ...overrides }),
  )
  if (created.status !== 201) throw new Error(JSON.stringify(created.body))
  const address = `/campaign-template/${created.body.key}/activate`
  const offered = await app.call('admin', 'POST', address)
  if (offered.status !== 200) throw new Error(JSON.stringify(offered.body))
  return created.body.key
}
