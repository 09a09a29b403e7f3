import type { TestApp } from './test-app.ts'
import { TREE, type TreePlace } from './test-tree.ts'

/** A campaign of a template at a place, as the district started it, with what else its row is to say. */
export async function addCampaign(
  app: TestApp,
  template: number,
  place: TreePlace,
  columns: { name: string } & Readonly<Record<string, unknown>>,
): Promise<number> {
  const path = `/campaign/create/${template}?marketKey=${TREE[place].key}`
  const { body } = await app.call('district', 'POST', path)
  const set = { updated_at: '2027-01-01', ...columns }
  const names = Object.keys(set).map((column, at) => `${column} = $${at + 2}`)
  await app.owner.query(`UPDATE campaigns SET ${names.join(', ')} WHERE key = $1`, [
    body.key,
    ...Object.values(set),
  ])
  return body.key as number
}
