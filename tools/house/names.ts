import { placeOf } from './rooms.ts'
import { whole, type Finding, type HouseRule } from './rule.ts'

const SAY_NOTHING = new Set([
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'misc',
  'types',
  'lib',
])
const PLAIN = /^[a-z0-9]+(-[a-z0-9]+)*$/
const TESTED = new Set(['test', 'e2e', 'bench', 'generated'])

/** The suffix is the room; a room without a line here takes plain names. */
const SUFFIXES: Readonly<Record<string, readonly string[]>> = {
  rules: ['rules'],
  contract: ['contract'],
  'server noun': [
    'route',
    'use-case',
    'load',
    'check',
    'change',
    'present',
    'store',
    'view',
    'job',
    'gateway',
    'painter',
  ],
  ui: ['rules'],
  api: ['rules'],
  app: ['rules'],
  widgets: ['rules'],
  screens: ['screen', 'form', 'step', 'rules'],
}
/** Rooms where every file but a door and its texts bears a suffix. */
const NOTHING_PLAIN = new Set(['rules', 'server noun'])
/** Contract files of platform kind: what operations are made of. */
const ALWAYS_PLAIN = new Set(['index', 'texts'])

export const names: HouseRule = {
  name: 'names',
  why: 'A name says the noun and the suffix says the room; utils, helpers, common, misc say nothing.',
  findings: ({ project }) =>
    [...project.keys()].filter((file) => /\.tsx?$/.test(file)).flatMap((file) => faultsOf(file)),
}

function faultsOf(file: string): Finding[] {
  const folders = file.split('/')
  const [base = '', ...dotted] = (folders.pop() as string).replace(/\.tsx?$/, '').split('.')
  const empty = [...folders, base].find((name) => SAY_NOTHING.has(name))
  if (empty) return [whole(file, `'${empty}' says nothing: name it after what it is about`)]
  if (![base, ...folders.slice(1)].every((name) => PLAIN.test(name))) {
    return [whole(file, 'is not in lower case with hyphens')]
  }
  return suffixFaults(file, base, dotted)
}

function suffixFaults(file: string, base: string, dotted: readonly string[]): Finding[] {
  const room = placeOf(file)?.room
  if (room === undefined || room === 'workshop') return []
  const suffix = dotted.find((part) => !TESTED.has(part))
  const known = SUFFIXES[room] ?? []
  if (suffix !== undefined && !known.includes(suffix)) {
    return [
      whole(
        file,
        `.${suffix} is no suffix of ${room}: ${known.map((one) => `.${one}`).join(' ') || 'plain names only'}`,
      ),
    ]
  }
  const isBare = suffix === undefined && dotted.length === 0 && !ALWAYS_PLAIN.has(base)
  if (!isBare || !NOTHING_PLAIN.has(room)) return []
  return [
    whole(
      file,
      `needs a suffix: ${known.map((one) => `.${one}`).join(' ')}, or texts.ts, index.ts`,
    ),
  ]
}
