/** The rooms of the house, and which of them a file of each may import from. */
export const MAY_IMPORT = {
  rules: ['rules'],
  contract: ['rules', 'contract'],
  'demo data': ['rules', 'demo data'],
  'test-kit': ['rules', 'contract', 'test-kit'],

  db: ['rules', 'db'],
  settings: ['rules', 'settings'],
  platform: ['rules', 'contract', 'db', 'settings', 'platform'],
  'server noun': ['rules', 'contract', 'db', 'platform', 'server noun'],
  demo: ['rules', 'contract', 'demo data', 'db', 'platform', 'server noun', 'demo'],
  wiring: ['rules', 'contract', 'platform', 'server noun'],
  programs: [
    'rules',
    'contract',
    'settings',
    'platform',
    'server noun',
    'wiring',
    'demo',
    'programs',
  ],
  'server testing': [
    'rules',
    'contract',
    'test-kit',
    'db',
    'settings',
    'platform',
    'server noun',
    'wiring',
    'demo',
    'programs',
    'server testing',
  ],
  'access matrix': [
    'rules',
    'contract',
    'test-kit',
    'db',
    'settings',
    'platform',
    'server noun',
    'wiring',
    'server testing',
    'access matrix',
  ],

  ui: ['rules', 'ui'],
  api: ['rules', 'contract', 'ui', 'api'],
  paths: ['rules', 'paths'],
  widgets: ['rules', 'contract', 'ui', 'api', 'paths', 'widgets'],
  screens: ['rules', 'contract', 'ui', 'api', 'paths', 'widgets', 'screens'],
  app: ['rules', 'contract', 'ui', 'api', 'paths', 'widgets', 'screens', 'app'],

  // What is not delivered may look everywhere.
  workshop: undefined,
} as const satisfies Record<string, readonly string[] | undefined>

export type Room = keyof typeof MAY_IMPORT

export interface Place {
  room: Room
  /** The folder right under the room: a noun, a piece of the platform or of the ui. */
  folder: string | undefined
}

const PACKAGE_ROOMS: Readonly<Record<string, Room>> = {
  rules: 'rules',
  contract: 'contract',
  demo: 'demo data',
  'test-kit': 'test-kit',
}

const SERVER_ROOMS: Readonly<Record<string, Room>> = {
  platform: 'platform',
  db: 'db',
  demo: 'demo',
  programs: 'programs',
  testing: 'server testing',
  'access-matrix': 'access matrix',
}

const WEB_ROOMS: Readonly<Record<string, Room>> = {
  ui: 'ui',
  api: 'api',
  widgets: 'widgets',
  screens: 'screens',
  app: 'app',
}

/** Undefined for a file that stands in no room. */
export function placeOf(file: string): Place | undefined {
  const [top, part, src, ...rest] = file.split('/')
  if (top === undefined || !['packages', 'apps'].includes(top) || src !== 'src') {
    return { room: 'workshop', folder: undefined }
  }
  if (top === 'packages') return packageRoom(part, rest)
  return part === 'server' ? serverRoom(rest) : webRoom(rest)
}

function packageRoom(name: string | undefined, [folder, ...rest]: string[]): Place | undefined {
  const room = PACKAGE_ROOMS[name ?? '']
  return room && { room, folder: rest.length > 0 ? folder : undefined }
}

function serverRoom([first = '', second, ...rest]: string[]): Place | undefined {
  if (second === undefined) {
    return first === 'wiring.ts' ? { room: 'wiring', folder: undefined } : undefined
  }
  // What can be set speaks of the product; the rest of the platform does not.
  if (first === 'platform' && second === 'settings') return { room: 'settings', folder: second }
  const room = SERVER_ROOMS[first]
  if (!room) return { room: 'server noun', folder: first }
  return { room, folder: rest.length > 0 ? second : undefined }
}

function webRoom([first = '', second, ...rest]: string[]): Place | undefined {
  if (first === 'app' && second === 'paths.ts') return { room: 'paths', folder: undefined }
  const room = WEB_ROOMS[first]
  return room && { room, folder: rest.length > 0 ? second : undefined }
}

/** The rooms whose folders are nouns. */
const NOUN_ROOMS: readonly Room[] = ['rules', 'contract', 'server noun', 'widgets']

export function nounOf(file: string): string | undefined {
  const place = placeOf(file)
  return place && NOUN_ROOMS.includes(place.room) ? place.folder : undefined
}
