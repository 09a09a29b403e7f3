import ts from 'typescript'
import { placeOf, type Room } from './rooms.ts'
import { at, type Finding, type HouseRule } from './rule.ts'
import { nodesOf, type Import, type Source } from './source.ts'
import { tablesOf, type Table } from './tables.ts'

const isStore = (path: string) => path.endsWith('.store.ts')
const isStoreOrView = (path: string) => isStore(path) || path.endsWith('.view.ts')

const PACKAGES: readonly (Room | undefined)[] = [
  'rules',
  'contract',
  'demo data',
  'ui',
  'api',
  'widgets',
]
const PRODUCT: readonly (Room | undefined)[] = [
  ...PACKAGES,
  'platform',
  'server noun',
  'wiring',
  'demo',
  'programs',
  'screens',
  'app',
]

/** The driver opens connections: that is for those who make scopes out of them. */
const HOLDS_CONNECTIONS = /^apps\/server\/src\/platform\/(sql|database-server|backup)\//
/** The query builder speaks of tables. */
const BUILDS_QUERIES = /^apps\/server\/src\/(platform\/(sql|audit|once)|db|demo)\//

export const databaseDoor: HouseRule = {
  name: 'database-door',
  why: 'inScope is the one way to the database; only stores and views speak of tables.',
  findings: ({ sources }) =>
    sources
      .filter(({ path, isTest }) => PRODUCT.includes(placeOf(path)?.room) && !isTest)
      .flatMap((source) => source.imports.flatMap((one) => pastTheDoor(source.path, one))),
}

function pastTheDoor(path: string, { specifier, target, line, isTypeOnly }: Import): Finding[] {
  const found = (says: string): Finding[] => [{ file: path, line, says }]
  if (/^pg(-pool)?$/.test(specifier) && !isTypeOnly && !HOLDS_CONNECTIONS.test(path)) {
    return found(`opens connections (${specifier}); ask platform/sql`)
  }
  if (isStoreOrView(path) || BUILDS_QUERIES.test(path)) return []
  if (/^drizzle-orm(\/|$)/.test(specifier)) return found(`builds queries (${specifier})`)
  const isSchema = target?.startsWith('apps/server/src/db/schema/')
  return isSchema ? found(`speaks of tables (${specifier})`) : []
}

export const ownTables: HouseRule = {
  name: 'own-tables',
  why: 'A store writes only the tables of its own noun (db/schema/<noun>.ts); a view writes none.',
  findings({ sources }) {
    const tables = tablesOf(sources)
    return sources
      .filter(({ path, isTest }) => isWriter(path) && !isTest)
      .flatMap((source) =>
        [...nodesOf(source.tree)].flatMap((node) => foreignWrite(source, node, tables)),
      )
  },
}

// The demo fills the tables of every noun.
const isWriter = (path: string) =>
  ['server noun', 'platform', 'wiring', 'programs'].includes(placeOf(path)?.room ?? '')

function foreignWrite(source: Source, node: ts.Node, tables: readonly Table[]): Finding[] {
  const place = placeOf(source.path)
  const own = place?.room === 'server noun' ? place.folder : place?.room
  const written = writtenBy(node, tables)
  const foreign = written.filter(({ owner }) => owner !== own)
  const faults = foreign.map(({ sqlName, owner }) => `writes ${sqlName}, which is of ${owner}`)
  const isOutsideStore = place?.room === 'server noun' && !isStore(source.path)
  if (isOutsideStore && written.length > foreign.length) faults.push('writes outside a store')
  return faults.map((says) => at(source, node, says))
}

const WRITES = new Set(['insert', 'update', 'delete'])
const WRITTEN_IN_SQL =
  /\b(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM|MERGE\s+INTO|TRUNCATE)\s+"?(\w+)"?/gi

function writtenBy(node: ts.Node, tables: readonly Table[]): Table[] {
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const [table] = node.arguments
    if (!table || !WRITES.has(node.expression.name.text)) return []
    return tables.filter(({ name }) => name === table.getText())
  }
  if (!isText(node)) return []
  const names = [...node.text.matchAll(WRITTEN_IN_SQL)].map(([, name]) => name)
  return tables.filter(({ sqlName }) => names.includes(sqlName))
}

function isText(node: ts.Node): node is ts.LiteralLikeNode {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node)
  )
}
