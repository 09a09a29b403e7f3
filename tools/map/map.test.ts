import { expect, test } from 'vitest'
import { sourcesOf } from '../house/source.ts'
import { page, type NamedOperation } from './page.ts'
import { serverFlows } from './server-flow.ts'
import { codebaseOf } from './symbols.ts'
import { webCalls } from './web-calls.ts'

const RULES = 'packages/rules/src'
const SERVER = 'apps/server/src'
const WEB = 'apps/web/src'

const FILES = {
  [`${RULES}/result/index.ts`]: `export const accept = () => 1`,
  [`${RULES}/access/index.ts`]: `export * from './may.rules.ts'`,
  [`${RULES}/access/may.rules.ts`]: `export const may = () => never()\nconst never = () => 1\nexport function unused() {}`,

  [`${SERVER}/db/schema/index.ts`]: `export * from './people.ts'\nexport * from './markets.ts'`,
  [`${SERVER}/db/schema/people.ts`]: `export const people = pgTable('the_people', {})`,
  [`${SERVER}/db/schema/markets.ts`]: `export const markets = pgTable('markets', {})`,
  [`${SERVER}/markets/index.ts`]: `export { marketsStore } from './markets.store.ts'`,
  [`${SERVER}/markets/markets.store.ts`]: `export const marketsStore = store((sql) => ({ all: () => sql.query('SELECT 1 FROM markets') }))`,
  [`${SERVER}/people/people.store.ts`]: `import { people } from '../db/schema/index.ts'
export const peopleStore = store((sql) => ({ all: () => rows(sql) }))
const rows = (sql) => sql.select().from(people)`,
  [`${SERVER}/people/invite.use-case.ts`]: `import type { people } from '../db/schema/index.ts'
import * as rules from '@marquee/rules/access'
import { accept } from '@marquee/rules/result'
import { marketsStore } from '../markets/index.ts'
export const invite = async ({ use }) => present(rules.may(use(marketsStore)))
const present = (row) => accept(row)
export const search = async ({ use }) => use(marketsStore)`,
  [`${SERVER}/people/list.use-case.ts`]: `import { peopleStore } from './people.store.ts'
export const list = async ({ use }) => accept(await use(peopleStore).all())`,
  [`${SERVER}/people/people.route.ts`]: `import { invite } from './invite.use-case.ts'
import { list } from './list.use-case.ts'
export const peopleRoutes = bind(people, { invite, search: list })`,

  [`${WEB}/widgets/people/index.ts`]: `export { Chooser } from './chooser.tsx'\nexport { Other } from './other.tsx'`,
  [`${WEB}/widgets/people/chooser.tsx`]: `export const Chooser = () => useOperation(api.people.search)`,
  [`${WEB}/widgets/people/other.tsx`]: `export const Other = () => useOperation(api.people.invite)`,
  [`${WEB}/screens/admin/users/users.screen.tsx`]: `import { Chooser } from '../../../widgets/people/index.ts'
export function Screen() { return <Table /> }
const Table = () => <Chooser />`,
  [`${WEB}/app/app.tsx`]: `export function App() { return null }`,
}

const sources = sourcesOf(new Map(Object.entries(FILES)))
const code = codebaseOf(sources)

const operation = (name: string, changes: object = {}) =>
  ({
    name,
    method: 'GET',
    path: '/person',
    access: { anyOf: [], scope: 'self' },
    ...changes,
  }) as unknown as NamedOperation

test('an operation is followed from its route to the tables, past doors and helpers', () => {
  const flows = serverFlows(code, sources)
  expect([...flows.keys()]).toEqual(['people.invite', 'people.search'])
  expect(flows.get('people.invite')).toMatchObject({
    route: `${SERVER}/people/people.route.ts`,
    useCase: { file: `${SERVER}/people/invite.use-case.ts`, name: 'invite' },
    rules: [{ name: 'may' }],
    stores: [{ name: 'marketsStore' }],
    tables: ['markets'],
  })
  expect(flows.get('people.search')).toMatchObject({
    stores: [{ name: 'peopleStore' }],
    tables: ['the_people'],
  })
})

test('a screen calls what it and its widgets call, and not what stands beside them', () => {
  expect(webCalls(code).map(({ screen, operations }) => [screen, operations])).toEqual([
    ['admin/users', ['people.search']],
    ['the shell around every screen', []],
  ])
})

test('the page shows of each operation which screens call it and what carries it out', () => {
  const flows = serverFlows(code, sources)
  const invite = operation('people.invite', {
    method: 'POST',
    audit: 'person.invited',
    access: { anyOf: ['CAN_INVITE'], scope: 'scope' },
  })
  const operations = [operation('people.search'), invite]
  const text = page({ operations, flows, screens: webCalls(code) })
  const users = `[admin/users](../${WEB}/screens/admin/users/users.screen.tsx)`
  expect(text).toContain(`- ${users}: [people.search](#peoplesearch)\n`)
  expect(text).toContain(`
### people.search

\`GET /api/person\` · every signed-in person

- asked by: ${users}
- route: [people.route](../${SERVER}/people/people.route.ts)
- use case: [list](../${SERVER}/people/list.use-case.ts)
- stores and views: [people.store](../${SERVER}/people/people.store.ts) (peopleStore)
- tables: \`the_people\`
`)
  expect(text).toContain('`POST /api/person` · CAN_INVITE · writes `person.invited`')
  expect(text).toContain(`- rules: [access](../${RULES}/access) (may)\n`)
})
