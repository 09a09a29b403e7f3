import ts from 'typescript'
import { isRead } from './purity.ts'
import { placeOf, type Room } from './rooms.ts'
import { at, type Finding, type House, type HouseRule } from './rule.ts'
import { nodesOf, type Source } from './source.ts'

/** The only files that open sockets, each for one thing. A gateway is made for it. */
const OPENS_SOCKETS = [
  /^apps\/web\/src\/api\/send\.ts$/, // the one client of the API
  /^apps\/server\/src\/platform\/sign-in\/outside-provider\.ts$/, // the sign-in provider's keys
  /^apps\/server\/src\/platform\/settings\/free-port\.ts$/, // looks for a port on loopback
  /^apps\/server\/src\/platform\/database-server\//, // one living program a data folder
  /^apps\/server\/src\/demo\/preview-host\/start-preview-host\.ts$/, // plays an outside server in the demo
  /^apps\/server\/src\/programs\/serve\.ts$/, // says clearly when the port is taken
  /^apps\/server\/src\/programs\/reach\.ts$/, // says at start which server of the settings is away
  /\.gateway\.ts$/,
]
const SOCKET_MODULES = new Set([
  'node:net',
  'node:http',
  'node:https',
  'node:http2',
  'node:tls',
  'node:dgram',
  'node:dns',
  'undici',
  'ws',
  'nodemailer',
])
/** What those modules also hold, and opens nothing. */
const ONLY_WORDS = new Set(['STATUS_CODES', 'BlockList', 'isIP', 'isIPv4', 'isIPv6'])
const SOCKET_GLOBALS = new Set(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'])

export const sockets: HouseRule = {
  name: 'sockets',
  why: 'Whom the program talks to can be read in one list: OPENS_SOCKETS in tools/house/outside.ts.',
  findings: (house) =>
    productExcept(OPENS_SOCKETS, house).flatMap((source) => [
      ...socketModules(source),
      ...identifiersOf(source, SOCKET_GLOBALS).map((node) => found(source, node, 'uses')),
    ]),
}

function socketModules({ path, imports }: Source): Finding[] {
  return imports
    .filter(({ specifier, isTypeOnly }) => SOCKET_MODULES.has(specifier) && !isTypeOnly)
    .filter(({ names }) => !names || names.some((name) => !ONLY_WORDS.has(name)))
    .map(({ specifier, line }) => ({ file: path, line, says: `imports ${specifier}` }))
}

const READS_ENVIRONMENT = [
  /^apps\/server\/src\/platform\/settings\//,
  /^apps\/server\/src\/programs\/main\.ts$/,
]

export const environment: HouseRule = {
  name: 'environment',
  why: 'Every setting is read and checked in platform/settings; programs/main.ts hands it the environment.',
  findings: (house) =>
    productExcept(READS_ENVIRONMENT, house).flatMap((source) =>
      accessesOf(source, /^(process|import\.meta)\.env$/).map((node) => found(source, node)),
    ),
}

const READS_CLOCK = [
  /^apps\/server\/src\/wiring\.ts$/, // the one clock
  /^apps\/server\/src\/platform\/database-server\//, // waits for a process with a clock of its own
  /^apps\/web\//, // the browser's clock is the person's
]

export const clock: HouseRule = {
  name: 'clock',
  why: 'The server has one clock, in wiring.ts; a use case is told what time it is.',
  findings: (house) =>
    productExcept(READS_CLOCK, house).flatMap((source) => [
      ...accessesOf(source, /^(Date|performance)\.now$/).map((node) => found(source, node)),
      ...[...nodesOf(source.tree)].filter(isNow).map((node) => found(source, node)),
    ]),
}

const PRODUCT: readonly (Room | undefined)[] = [
  'contract',
  'demo data',
  'db',
  'settings',
  'platform',
  'server noun',
  'wiring',
  'demo',
  'programs',
  'ui',
  'api',
  'paths',
  'widgets',
  'screens',
  'app',
]

function productExcept(files: readonly RegExp[], { sources }: House): Source[] {
  return sources.filter(
    (source) => isProduct(source) && !files.some((file) => file.test(source.path)),
  )
}

export const isProduct = ({ path, isTest }: Source): boolean =>
  PRODUCT.includes(placeOf(path)?.room) && !isTest && !isScaffold(path)

/** Programs and checkouts that only tests run. */
const isScaffold = (path: string) => path.includes('/testing/') || /\/test-[^/]+$/.test(path)

const found = (source: Source, node: ts.Node, does = 'reads') =>
  at(source, node, `${does} ${node.getText()}`)

function identifiersOf({ tree }: Source, names: ReadonlySet<string>): ts.Node[] {
  return [...nodesOf(tree)].filter(
    (node) => ts.isIdentifier(node) && names.has(node.text) && isRead(node),
  )
}

function accessesOf({ tree }: Source, text: RegExp): ts.Node[] {
  return [...nodesOf(tree)].filter(
    (node) => ts.isPropertyAccessExpression(node) && text.test(node.getText()),
  )
}

function isNow(node: ts.Node): boolean {
  return ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length
}
