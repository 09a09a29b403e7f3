import { expect, test } from 'vitest'
import { houseRules } from './house-rules.ts'
import { houseOf } from './rule.ts'

const CLEAN = {
  'packages/rules/src/result/index.ts': `export const accept = () => ({ ok: true })\n`,
  'packages/rules/src/markets/index.ts': `export * from './market.rules.ts'\n`,
  'packages/rules/src/markets/market.rules.ts': `import { accept } from '../result/index.ts'
export const market = (today: string, parts: { Date: string }) => [accept, today, parts.Date]\n`,
  'packages/rules/src/markets/market.test.ts': `import fc from 'fast-check'
test('', () => [fc, Date.now(), Math.random()])\n`,
  'packages/contract/src/operation/index.ts': `export * from './operation.ts'\n`,
  'packages/contract/src/operation/operation.ts': `import { z } from 'zod'\n`,
  'packages/contract/src/markets/index.ts': `import { operation } from '../operation/index.ts'
import { market } from '@marquee/rules/markets'\n`,
  'packages/demo/src/markets.ts': `import { createHash } from 'node:crypto'
import { market } from '@marquee/rules/markets'
export const hash = createHash('sha256')\n`,
  'packages/demo/src/index.ts': `export * from './markets.ts'\n`,
  'packages/test-kit/src/market.ts': `import { Market } from '@marquee/contract/markets'\n`,

  'apps/server/src/db/schema/markets.ts': `export const markets = pgTable('markets', {})\n`,
  'apps/server/src/db/schema/people.ts': `export const people = pgTable('the_people', {})\n`,
  'apps/server/src/db/schema/platform.ts': `export const auditLog = pgTable('audit_log', {})\n`,
  'apps/server/src/platform/sql/index.ts': `import pg from 'pg'
import { drizzle } from 'drizzle-orm/node-postgres'\n`,
  'apps/server/src/platform/http/answer.ts': `import type pg from 'pg'
import { STATUS_CODES } from 'node:http'
import { inScope } from '../sql/index.ts'
const write = () => sql.insert(auditLog)\n`,
  'apps/server/src/platform/http/answer.test.ts': `import '@marquee/contract/markets'\n`,
  'apps/server/src/platform/settings/index.ts': `import { names } from '@marquee/rules/markets'
export const env = process.env\n`,
  'apps/server/src/platform/sign-in/outside-provider.ts': `export const ask = () => fetch('/')\n`,
  'apps/server/src/markets/index.ts': `export * from './markets.store.ts'\n`,
  'apps/server/src/markets/markets.store.ts': `import { eq } from 'drizzle-orm'
import { markets } from '../db/schema/index.ts'
export const marketsStore = store((sql) => ({
  all: () => sql.select().from(people),
  save: () => sql.insert(markets).values(eq),
}))\n`,
  'apps/server/src/markets/markets.view.ts': `import { people } from '../db/schema/index.ts'
export const text = 'SELECT * FROM the_people FOR UPDATE'
export const when = (now: number) => new Date(now)\n`,
  'apps/server/src/people/invite-person.use-case.ts': `import { marketsStore } from '../markets/index.ts'
export const invitePerson: UseCase<typeof people.invite> = async () => accept(marketsStore)
export const invitePeople: PausingUseCase<typeof people.inviteAll> = async () => accept(0)\n`,
  'apps/server/src/people/person.present.ts': `export const present = () => ({})\n`,
  'apps/server/src/people/person.load.ts': `export const personNow = () => undefined\n`,
  'apps/server/src/people/person.check.ts': `export const mayInvite = () => accept(true)\n`,
  'apps/server/src/people/person.change.ts': `export const letGo = () => undefined\n`,
  'apps/server/src/wiring.ts': `import { marketsRoutes } from './markets/index.ts'
export const clock = () => Date.now()\n`,
  'apps/server/src/demo/index.ts': `import '../markets/index.ts'
import { demoMarkets } from '@marquee/demo'\n`,
  'apps/server/src/programs/demo.ts': `const demo = () => import('../demo/index.ts')\n`,
  'apps/server/src/programs/serve.ts': `import { clock } from '../wiring.ts'\n`,
  'apps/server/src/testing/database.ts': `import pg from 'pg'\n`,
  'apps/server/src/access-matrix/samples/sample.ts': `import '../../testing/database.ts'\n`,
  'apps/server/src/markets/markets.route.test.ts': `import '../access-matrix/samples/sample.ts'\n`,

  'apps/web/src/ui/page/index.ts': `export * from './page.tsx'\n`,
  'apps/web/src/ui/page/page.tsx': `import Box from '@mui/material/Box'\n`,
  'apps/web/src/ui/page/page.test.tsx': `import { AppTheme } from '../../app/theme/index.ts'
import { market } from '@marquee/test-kit/market'\n`,
  'apps/web/src/api/send.test.ts': `import { Market } from '@marquee/contract/markets'\n`,
  'apps/web/src/api/send.ts': `import type { contract } from '@marquee/contract'
export const send = () => fetch('/')\n`,
  'apps/web/src/api/index.ts': `export * from './send.ts'\n`,
  'apps/web/src/app/paths.ts': `export const paths = {}\n`,
  'apps/web/src/app/app.tsx': `import { Home } from '../screens/home/home.screen.tsx'\n`,
  'apps/web/src/widgets/people/index.ts': `import { api } from '../../api/index.ts'
import { MarketName } from '../markets/index.ts'\n`,
  'apps/web/src/widgets/markets/index.ts': `import { Page } from '../../ui/page/index.ts'\n`,
  'apps/web/src/screens/home/home.screen.tsx': `import { paths } from '../../app/paths.ts'
import { PersonName } from '../../widgets/people/index.ts'\n`,
  'docs/glossary.md': ['result', 'operation', 'markets', 'people']
    .map((noun) => `| ${noun} | what it is |\n`)
    .join(''),
  'tools/look.ts': `import { clock } from '../apps/server/src/wiring.ts'\n`,
}

type Files = Readonly<Record<string, string>>

const lines = (count: number, line = '  again()\n') => line.repeat(count)

/** rule, the file that breaks it, and what stands in the file (with others where it takes two). */
const PLANTED: readonly (readonly [rule: string, file: string, text: string, more?: Files])[] = [
  ['layers', 'packages/rules/src/result/index.ts', `import '@marquee/contract/markets'`],
  [
    'layers',
    'packages/contract/src/markets/index.ts',
    `import '../../../../apps/server/src/wiring.ts'`,
  ],
  [
    'layers',
    'apps/web/src/ui/page/page.tsx',
    `import type { Row } from '../../../../server/src/wiring.ts'`,
  ],
  [
    'layers',
    'apps/web/src/ui/page/page.test.tsx',
    `import '../../../../server/src/markets/index.ts'`,
  ],
  ['layers', 'apps/server/src/markets/look.view.ts', `import '../../../web/src/app/app.tsx'`],
  ['layers', 'apps/web/src/ui/page/page.tsx', `import { api } from '../../api/index.ts'`],
  ['layers', 'apps/web/src/ui/page/page.tsx', `export * from '../../widgets/markets/index.ts'`],
  [
    'layers',
    'apps/web/src/widgets/markets/row.tsx',
    `const a = import('../../screens/home/home.screen.tsx')`,
  ],
  [
    'layers',
    'apps/web/src/screens/home/home.screen.tsx',
    `import { App } from '../../app/app.tsx'`,
  ],
  ['layers', 'apps/web/src/screens/home/home.screen.tsx', `import '@marquee/test-kit/market'`],
  [
    'layers',
    'apps/server/src/platform/sql/index.ts',
    `type A = import('../../markets/index.ts').A`,
  ],
  ['layers', 'apps/server/src/markets/see.use-case.ts', `import '../platform/settings/index.ts'`],
  ['layers', 'apps/server/src/markets/see.use-case.ts', `import '../wiring.ts'`],
  ['layers', 'apps/server/src/markets/see.use-case.ts', `import '../programs/serve.ts'`],
  ['layers', 'apps/server/src/markets/see.use-case.ts', `import '../testing/database.ts'`],
  [
    'layers',
    'apps/server/src/programs/serve.ts',
    `import type { Sample } from '../access-matrix/samples/sample.ts'`,
  ],
  ['layers', 'apps/server/src/testing/database.ts', `import '../access-matrix/samples/sample.ts'`],
  ['layers', 'apps/server/src/loose.ts', ``],
  ['layers', 'apps/web/src/other/thing.ts', ``],
  ['layers', 'apps/server/src/markets/see.use-case.ts', `const a = import('../demo/index.ts')`],
  ['layers', 'packages/demo/src/markets.ts', `import type { M } from '@marquee/contract/markets'`],
  ['layers', 'packages/demo/src/markets.ts', `import '../../../apps/server/src/markets/index.ts'`],
  ['layers', 'packages/demo/src/markets.test.ts', `import '../../../apps/server/src/wiring.ts'`],
  ['layers', 'packages/rules/src/markets/market.rules.ts', `import '@marquee/demo'`],
  ['layers', 'apps/server/src/markets/see.use-case.ts', `import { share } from '@marquee/demo'`],
  ['layers', 'apps/server/src/programs/serve.ts', `import { draw } from '@marquee/demo/drawing'`],
  ['layers', 'apps/web/src/screens/home/home.screen.tsx', `import type { M } from '@marquee/demo'`],
  ['layers', 'apps/web/src/ui/page/page.test.tsx', `import '@marquee/demo'`],
  ['demo-apart', 'apps/server/src/programs/serve.ts', `const a = import('../demo/index.ts')`],
  ['demo-apart', 'apps/server/src/programs/demo.ts', `import '../demo/index.ts'`],
  ['contract-as-types', 'apps/web/src/api/send.ts', `import { contract } from '@marquee/contract'`],
  [
    'contract-as-types',
    'apps/web/src/ui/page/page.tsx',
    `import { type A } from '@marquee/contract/operation'`,
    {},
  ],
  [
    'screens-apart',
    'apps/web/src/screens/away/away.screen.tsx',
    `import '../home/home.screen.tsx'`,
  ],
  ['river', 'packages/rules/src/result/index.ts', `import type { M } from '../markets/index.ts'`],
  ['river', 'packages/contract/src/operation/index.ts', `import '@marquee/rules/markets'`],
  ['river', 'apps/server/src/markets/see.use-case.ts', `import '../people/index.ts'`],
  ['river', 'apps/web/src/widgets/markets/row.tsx', `import '../people/index.ts'`],
  ['river', 'apps/server/src/platform/http/answer.ts', `import '@marquee/rules/markets'`],
  ['river', 'apps/server/src/gadgets/gadgets.store.ts', ``],
  [
    'doors',
    'packages/contract/src/markets/index.ts',
    `import '../../../rules/src/markets/market.rules.ts'`,
  ],
  ['doors', 'apps/server/src/people/see.use-case.ts', `import '../markets/markets.store.ts'`],
  ['doors', 'apps/server/src/wiring.ts', `import './markets/markets.store.ts'`],
  ['doors', 'apps/web/src/widgets/people/row.tsx', `import '../markets/row.tsx'`],
  ['doors', 'apps/web/src/app/app.tsx', `import '../ui/page/page.tsx'`],
  ['glossary', 'docs/glossary.md', '| people | Who may sign in |'],
  ['cycles', 'tools/one.ts', `import './two.ts'`, { 'tools/two.ts': `import './one.ts'` }],
  [
    'cycles',
    'tools/one.ts',
    `import { two } from './two.ts'`,
    { 'tools/two.ts': `import type { One } from './one.ts'` },
  ],
  ['purity', 'packages/rules/src/result/index.ts', `export const now = Date.now()`],
  ['purity', 'packages/rules/src/result/index.ts', `export const now = new Date(0)`],
  ['purity', 'packages/rules/src/result/index.ts', `export const any = Math.random()`],
  ['purity', 'packages/rules/src/result/index.ts', `export const set = process.env.SET`],
  ['purity', 'packages/rules/src/result/index.ts', `export const all = () => fetch('/')`],
  ['purity', 'packages/rules/src/result/index.ts', `import { z } from 'zod'`],
  ['database-door', 'apps/server/src/markets/markets.store.ts', `import pg from 'pg'`],
  ['database-door', 'apps/server/src/demo/load.ts', `import { Pool } from 'pg'`],
  ['database-door', 'apps/server/src/markets/see.use-case.ts', `import { eq } from 'drizzle-orm'`],
  [
    'database-door',
    'apps/server/src/markets/see.use-case.ts',
    `import type { M } from '../db/schema/index.ts'`,
  ],
  [
    'own-tables',
    'apps/server/src/markets/more.store.ts',
    `const a = () => sql.insert(people).values()`,
  ],
  ['own-tables', 'apps/server/src/markets/more.store.ts', `const a = sql.update(people)`],
  [
    'own-tables',
    'apps/server/src/markets/more.store.ts',
    `const a = \`DELETE FROM the_people WHERE \${b}\``,
  ],
  [
    'own-tables',
    'apps/server/src/markets/more.store.ts',
    `const a = 'update "the_people" set b = 1'`,
  ],
  ['own-tables', 'apps/server/src/people/people.view.ts', `const a = sql.delete(people)`],
  ['own-tables', 'apps/server/src/platform/http/answer.ts', `const a = 'INSERT INTO the_people'`],
  ['own-tables', 'apps/server/src/programs/first.ts', `const a = sql.insert(people)`],
  ['sockets', 'apps/server/src/markets/see.use-case.ts', `const a = await fetch('/')`],
  [
    'sockets',
    'apps/server/src/platform/http/answer.ts',
    `import { request, STATUS_CODES } from 'node:http'`,
  ],
  ['sockets', 'apps/web/src/screens/home/home.screen.tsx', `const a = new WebSocket('/')`],
  ['environment', 'apps/server/src/platform/http/answer.ts', `const a = process.env.PORT`],
  ['environment', 'apps/web/src/api/send.ts', `const a = import.meta.env.MODE`],
  ['clock', 'apps/server/src/markets/see.use-case.ts', `const a = Date.now()`],
  ['clock', 'apps/server/src/platform/http/answer.ts', `const a = new Date()`],
  ['sizes', 'apps/server/src/platform/http/long.ts', lines(401, 'go()\n')],
  ['sizes', 'packages/rules/src/markets/long.test.ts', lines(401, 'go()\n')],
  ['sizes', 'tools/long.ts', `const long = () => {\n${lines(49)}}`],
  [
    'sizes',
    'tools/long.ts',
    `const made = () => {\n  const a = 1\n  return { a: () => {\n${lines(48)}} }\n}`,
  ],
  ['sizes', 'apps/web/src/ui/page/page.tsx', `function Page() {\n${lines(119)}}`],
  ['sizes', 'apps/web/src/ui/page/page.tsx', `function pageOf() {\n${lines(49)}}`],
  ['hashes', 'apps/server/src/platform/log.ts', `const a = createHash('sha1')`],
  ['hashes', 'apps/server/src/platform/log.ts', `const a = hash('MD5', key)`],
  ['casts', 'bench/look.ts', `const a = b as unknown as string`],
  ['casts', 'e2e/look.ts', `const a = b as never`],
  ['casts', 'packages/test-kit/src/market.ts', `const a = [b as any]`],
  ['casts', 'tools/look.ts', `// edge:\nconst a = b as never`],
  ['casts', 'tools/look.ts', `// edge: the reason is elsewhere\n\nconst a = b as never`],
  ['casts', 'tools/look.ts', `// edge: there is no cast\nconst a = 1`],
  ['casts', 'tools/look.ts', lines(7, `// edge: one too many\nconst a = b as never\n`)],
  ['names', 'packages/rules/src/markets/utils.rules.ts', ``],
  ['names', 'apps/web/src/ui/common/thing.ts', ``],
  ['names', 'apps/web/src/ui/page/types.ts', ``],
  ['names', 'apps/web/src/ui/page/PageTitle.tsx', ``],
  ['names', 'packages/rules/src/markets/market.ts', ``],
  ['names', 'apps/server/src/markets/market.service.ts', ``],
  ['names', 'apps/web/src/ui/page/page.screen.tsx', ``],
  ['names', 'apps/server/src/markets/market.loader.ts', ``],
  ['names', 'apps/server/src/markets/market.presenter.ts', ``],
  ['names', 'packages/rules/src/markets/market.present.ts', ``],
  ['names', 'packages/contract/src/markets/market.load.ts', ``],
  [
    'use-cases',
    'apps/server/src/markets/present-market.use-case.ts',
    `export const present = (row: MarketRow): Presented => ({ ...row })`,
  ],
  [
    'use-cases',
    'apps/server/src/markets/see.use-case.ts',
    `const see: UseCase<typeof markets.see> = async () => accept(0)
export function seen(): UseCase<typeof markets.see> {}`,
  ],
  [
    'use-cases',
    'apps/server/src/markets/market.load.ts',
    `export const see: PausingUseCase<typeof markets.see> = async () => accept(0)`,
  ],
  ['words', 'docs/tour.md', 'Look into /WORK/main first.'.toLowerCase()],
  ['words', 'docs/tour.md', 'https://REGISTRY.npmjs.org/left-pad'.toLowerCase()],
  ['words', 'apps/web/src/ui/page/page.tsx', `const isAskedFor = true`],
  ['words', 'packages/rules/src/result/result.rules.ts', `export const tellAll = true`],
  ['words', 'apps/server/src/platform/log.ts', `function wantedBy(somebody: string) {}`],
]

const found = (files: Files) =>
  houseRules.flatMap(({ name, findings }) =>
    findings(houseOf(new Map(Object.entries(files)))).map(({ file, says }) => ({
      rule: name,
      file,
      says,
    })),
  )

test('a house that keeps the rules has no findings', () => {
  expect(found(CLEAN)).toEqual([])
})

const planted = PLANTED.map(([rule, file, text, more]) => ({ rule, file, text, more }))

test.each(planted)('$rule catches what is planted in $file', ({ rule, file, text, more }) => {
  const caught = found({ ...CLEAN, ...more, [file]: text })
  expect(caught).toContainEqual({ rule, file, says: expect.any(String) })
})

test('every rule has a planted violation', () => {
  expect(new Set(PLANTED.map(([rule]) => rule))).toEqual(
    new Set(houseRules.map(({ name }) => name)),
  )
})

test('casts in tests, and few that say why, are allowed', () => {
  const files = {
    'apps/server/src/testing/database.ts': `const a = b as never`,
    'apps/web/src/ui/page/page.test.tsx': `const a = b as unknown as string`,
    'tools/look.ts': lines(
      6,
      `// edge: the driver does not tell\nconst a = b as unknown as string\n`,
    ),
  }
  expect(found({ ...CLEAN, ...files })).toEqual([])
})

test('as long as allowed is allowed', () => {
  const files = {
    'apps/server/src/platform/http/long.ts': lines(400, 'go()\n'),
    'packages/rules/src/markets/long.test.ts': lines(400, 'go()\n'),
    'tools/long.ts': `const long = () => {\n${lines(48)}}`,
    'tools/maker.ts': `const made = () => ({\n  a() {\n${lines(40)}},\n  b() {\n${lines(40)}},\n})`,
    'apps/web/src/ui/page/page.tsx': `function Page() {\n${lines(118)}}`,
  }
  expect(found({ ...CLEAN, ...files })).toEqual([])
})
