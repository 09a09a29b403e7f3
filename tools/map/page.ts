import type { OperationShape } from '@marquee/contract/operation'
import type { Flow } from './server-flow.ts'
import type { Symbol } from './symbols.ts'
import type { ScreenCalls } from './web-calls.ts'

export type NamedOperation = OperationShape & { name: string }

export interface MapOfTheHouse {
  operations: readonly NamedOperation[]
  flows: ReadonlyMap<string, Flow>
  screens: readonly ScreenCalls[]
}

const HEAD = `# Map

What leads where, from a screen down to the tables: read from the contract and from the imports by
\`npm run generate\`, never by hand. A screen lists what it asks, itself and by its widgets; below,
each operation lists who asks it and what carries it out.
`

/** The page, line by line the same for the same house. */
export function page(house: MapOfTheHouse): string {
  const nouns = grouped(house.operations, ({ name }) => name.split('.')[0] as string)
  return [
    HEAD,
    '## Screens\n',
    ...house.screens.map(screenLine),
    '\n## Operations\n',
    ...[...nouns].map(
      ([noun, all]) => `- ${noun}: ${all.map(({ name }) => toOperation(name)).join(', ')}`,
    ),
    ...house.operations.map((operation) => section(operation, house)),
  ].join('\n')
}

function screenLine({ screen, file, operations }: ScreenCalls): string {
  const calls = operations.map(toOperation).join(', ') || 'asks nothing'
  return `- ${link(screen, file)}: ${calls}`
}

function section(
  { name, method, path, access, audit }: NamedOperation,
  house: MapOfTheHouse,
): string {
  const flow = house.flows.get(name)
  const askers = house.screens.filter(({ operations }) => operations.includes(name))
  const { anyOf, also = [] } = access
  const oneOf = anyOf.length > 0 ? anyOf.join(' or ') : 'every signed-in person'
  const needs = [oneOf, ...also].join(', and ')
  const about = [`\`${method} /api${path}\``, needs, ...(audit ? [`writes \`${audit}\``] : [])]
  const calledBy = askers.map(({ screen, file }) => link(screen, file))
  const lines = [line('asked by', calledBy), ...(flow ? flowLines(flow) : [])]
  return `\n### ${name}\n\n${about.join(' · ')}\n\n${lines.join('')}`.trimEnd()
}

function flowLines({ route, useCase, rules, stores, tables }: Flow): string[] {
  return [
    line('route', [link(lastOf(route), route)]),
    line('use case', [link(useCase.name, useCase.file)]),
    line('rules', byFile(rules, folderOf)),
    line(
      'stores and views',
      byFile(stores, (file) => file),
    ),
    line(
      'tables',
      tables.map((table) => `\`${table}\``),
    ),
  ]
}

const line = (what: string, entries: readonly string[]) =>
  entries.length > 0 ? `- ${what}: ${entries.join(', ')}\n` : ''

/** `access (contains, may)`, one entry for each place. */
function byFile(symbols: readonly Symbol[], place: (file: string) => string): string[] {
  const groups = grouped(symbols, ({ file }) => place(file))
  return [...groups].toSorted(byKey).map(([file, all]) => {
    const names = all.map(({ name }) => name).toSorted()
    return `${link(lastOf(file), file)} (${names.join(', ')})`
  })
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'))

function grouped<Value>(values: readonly Value[], by: (value: Value) => string) {
  const groups = new Map<string, Value[]>()
  for (const value of values) groups.set(by(value), [...(groups.get(by(value)) ?? []), value])
  return groups
}

const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)
const lastOf = (file: string) => file.slice(file.lastIndexOf('/') + 1).replace(/\.ts$/, '')
const link = (text: string, file: string) => `[${text}](../${file})`
const toOperation = (name: string) => `[${name}](#${name.toLowerCase().replaceAll('.', '')})`
