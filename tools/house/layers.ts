import { MAY_IMPORT, placeOf, type Room } from './rooms.ts'
import { whole, type Finding, type HouseRule } from './rule.ts'
import type { Import, Source } from './source.ts'

const SERVER: readonly Room[] = [
  'db',
  'settings',
  'platform',
  'server noun',
  'wiring',
  'demo',
  'programs',
]
const WEB: readonly Room[] = ['ui', 'api', 'paths', 'widgets', 'screens', 'app']
/** What a test of each side may bring in besides what its room may. */
const FOR_TESTS: readonly (readonly Room[])[] = [
  [...SERVER, 'server testing', 'access matrix', 'test-kit'],
  [...WEB, 'test-kit'],
]

export const layers: HouseRule = {
  name: 'layers',
  why: 'Imports flow one way: rules ← contract ← server, web; ui ← api ← widgets ← screens ← app.',
  findings: ({ sources }) => [
    ...sources.flatMap((source) => source.imports.flatMap((one) => crossing(source, one))),
    ...sources.flatMap(({ path }) =>
      placeOf(path) ? [] : [whole(path, 'stands in no room: see tools/house/rooms.ts')],
    ),
  ],
}

function crossing(source: Source, { target, line, specifier }: Import): Finding[] {
  const from = placeOf(source.path)?.room
  const to = target === undefined ? undefined : placeOf(target)?.room
  if (!from || !to || allowed(source, from).includes(to)) return []
  const says = `${from} may not import ${to} (${specifier})`
  return [{ file: source.path, line, says }]
}

function allowed({ path, isTest }: Source, from: Room): readonly Room[] {
  const usual: readonly Room[] = MAY_IMPORT[from] ?? (Object.keys(MAY_IMPORT) as Room[])
  const isOfTests = isTest || (path.includes('/testing/') && from !== 'server testing')
  if (!isOfTests) return usual
  const side = FOR_TESTS.find((rooms) => rooms.includes(from))
  return [...usual, ...(side ?? ['test-kit'])]
}

const LOADS_DEMO = 'apps/server/src/programs/demo.ts'

export const demoApart: HouseRule = {
  name: 'demo-apart',
  why: `Who has data of their own runs without the demo's code: ${LOADS_DEMO} loads it, by \`import()\`.`,
  findings: ({ sources }) =>
    sources
      .filter(({ path, isTest }) => placeOf(path)?.room === 'programs' && !isTest)
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ target }) => target !== undefined && placeOf(target)?.room === 'demo')
          .filter(({ isOnDemand }) => path !== LOADS_DEMO || !isOnDemand)
          .map(({ line, specifier }) => ({ file: path, line, says: `loads ${specifier}` })),
      ),
}

export const typesOnly: HouseRule = {
  name: 'contract-as-types',
  why: 'The browser gets no schemas: web takes only types from the contract, by `import type`.',
  findings: ({ sources }) =>
    sources
      .filter(({ path, isTest }) => isInWeb(path) && !isTest && !path.includes('/testing/'))
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ specifier, isTypeOnly }) => isContract(specifier) && !isTypeOnly)
          .map(({ specifier, line }) => ({
            file: path,
            line,
            says: `write \`import type\` for ${specifier}`,
          })),
      ),
}

const isInWeb = (path: string) => path.startsWith('apps/web/src/')
const isContract = (specifier: string) => /^@marquee\/contract(\/|$)/.test(specifier)

/** `screens/admin/users` for a file below it: the folder is the address. What tests share is the screen's own. */
const screenOf = (path: string) =>
  /^(apps\/web\/src\/screens\/.+?)(?:\/testing)?\/[^/]+$/.exec(path)?.[1]

export const screensApart: HouseRule = {
  name: 'screens-apart',
  why: 'A screen knows itself, never its neighbours; what two screens share is a widget.',
  findings: ({ sources }) =>
    sources.flatMap(({ path, imports }) =>
      imports.flatMap(({ target, line, specifier }) => {
        const own = screenOf(path)
        const other = target && screenOf(target)
        if (!own || !other || isWithin(own, other) || isWithin(other, own)) return []
        return [{ file: path, line, says: `imports another screen (${specifier})` }]
      }),
    ),
}

const isWithin = (inner: string, outer: string) => inner === outer || inner.startsWith(`${outer}/`)
