import ts from 'typescript'
import { isRead } from './purity.ts'
import { placeOf, type Room } from './rooms.ts'
import { at, type Finding, type HouseRule } from './rule.ts'
import { nodesOf, type Source } from './source.ts'

const PRODUCT: readonly (Room | undefined)[] = [
  ...(['contract', 'db', 'settings', 'platform', 'server noun', 'demo', 'program'] as const),
  ...(['ui', 'api', 'paths', 'widgets', 'screens', 'app'] as const),
]

const isProduct = ({ path, isTest }: Source) =>
  PRODUCT.includes(placeOf(path)?.room) && !isTest && !isScaffold(path)
/** Programs and checkouts that only tests run. */
const isScaffold = (path: string) => path.includes('/testing/') || /\/test-[^/]+$/.test(path)

/** The only files that open sockets, each for one thing. A gateway is made for it. */
const OPENS_SOCKETS: readonly RegExp[] = [
  /^apps\/web\/src\/api\/send\.ts$/, // the one client of the API
  /^apps\/server\/src\/platform\/sign-in\/outside-provider\.ts$/, // the sign-in provider's keys
  /^apps\/server\/src\/platform\/settings\/free-port\.ts$/, // looks for a port on loopback
  /^apps\/server\/src\/platform\/database-server\//, // one living program a data folder
  /^apps\/server\/src\/serve\.ts$/, // says clearly when the port is taken
  /\.gateway\.ts$/,
]
const SOCKET_MODULES = new Set([
  ...['node:net', 'node:http', 'node:https', 'node:http2', 'node:tls', 'node:dgram', 'node:dns'],
  ...['undici', 'ws', 'nodemailer'],
])
/** What those modules also hold, and opens nothing. */
const ONLY_WORDS = new Set(['STATUS_CODES', 'isIP', 'isIPv4', 'isIPv6'])
const SOCKET_GLOBALS = new Set(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'])

export const sockets: HouseRule = {
  name: 'sockets',
  why: 'Whom the program talks to can be read in one list: OPENS_SOCKETS in tools/house/outside.ts.',
  findings: ({ sources }) =>
    sources
      .filter(
        (source) => isProduct(source) && !OPENS_SOCKETS.some((file) => file.test(source.path)),
      )
      .flatMap((source) => [
        ...source.imports
          .filter(({ specifier, isTypeOnly }) => SOCKET_MODULES.has(specifier) && !isTypeOnly)
          .filter(({ names }) => !names || names.some((name) => !ONLY_WORDS.has(name)))
          .map(({ specifier, line }) => ({
            file: source.path,
            line,
            says: `imports ${specifier}`,
          })),
        ...readsOf(source, SOCKET_GLOBALS),
      ]),
}

function readsOf(source: Source, names: ReadonlySet<string>): Finding[] {
  return [...nodesOf(source.tree)]
    .filter((node) => ts.isIdentifier(node) && names.has(node.text) && isRead(node))
    .map((node) => at(source, node, `uses ${node.getText()}`))
}

export const environment: HouseRule = {
  name: 'environment',
  why: 'Every setting is read and checked in platform/settings; main.ts hands it the environment.',
  findings: ({ sources }) =>
    sources
      .filter(
        (source) => isProduct(source) && !READS_ENVIRONMENT.some((file) => file.test(source.path)),
      )
      .flatMap((source) =>
        accessesOf(source, /^(process|import\.meta)\.env$/).map((node) =>
          at(source, node, `reads ${node.getText()}`),
        ),
      ),
}
const READS_ENVIRONMENT = [
  /^apps\/server\/src\/platform\/settings\//,
  /^apps\/server\/src\/main\.ts$/,
]

function accessesOf({ tree }: Source, text: RegExp): ts.Node[] {
  return [...nodesOf(tree)].filter(
    (node) => ts.isPropertyAccessExpression(node) && text.test(node.getText()),
  )
}

/** The one clock, and waits for a process that has a clock of its own. */
const READS_CLOCK = [
  /^apps\/server\/src\/wiring\.ts$/,
  /^apps\/server\/src\/platform\/database-server\//,
]

export const clock: HouseRule = {
  name: 'clock',
  why: 'The server has one clock, in wiring.ts; a use case is told what time it is.',
  findings: ({ sources }) =>
    sources
      .filter(({ path }) => path.startsWith('apps/server/'))
      .filter((source) => isProduct(source) && !READS_CLOCK.some((file) => file.test(source.path)))
      .flatMap((source) => [
        ...accessesOf(source, /^(Date|performance)\.now$/).map((node) =>
          at(source, node, `reads ${node.getText()}`),
        ),
        ...[...nodesOf(source.tree)]
          .filter(isNow)
          .map((node) => at(source, node, 'reads new Date()')),
      ]),
}

function isNow(node: ts.Node): boolean {
  return ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length
}
