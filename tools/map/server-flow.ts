import ts from 'typescript'
import { nounOf, placeOf } from '../house/rooms.ts'
import { nodesOf } from '../house/source.ts'
import { tablesOf, type Table } from '../house/tables.ts'
import type { Source } from '../house/source.ts'
import { reach, type Reached } from './reach.ts'
import type { Codebase, Symbol } from './symbols.ts'

export interface Flow {
  route: string
  useCase: Symbol
  rules: readonly Symbol[]
  stores: readonly Symbol[]
  /** As the database calls them. */
  tables: readonly string[]
}

/** By operation name, from its line in a route file down to the tables. */
export function serverFlows(code: Codebase, sources: readonly Source[]): Map<string, Flow> {
  const tables = tablesOf(sources)
  const routes = sources.filter(({ path }) => path.endsWith('.route.ts'))
  return new Map(
    routes.flatMap(({ path, tree }) =>
      nodesOf(tree)
        .flatMap(boundIn)
        .map(({ operation, useCase }) => [operation, flowOf(code, tables, path, useCase)] as const),
    ),
  )
}

const BINDING = ['bind', 'bindSome']

/** The lines of `bind(people, { invite: invitePerson, … })`. */
function boundIn(node: ts.Node): { operation: string; useCase: string }[] {
  if (!ts.isCallExpression(node) || !BINDING.includes(node.expression.getText())) return []
  const [noun, useCases] = node.arguments
  if (!noun || !useCases || !ts.isObjectLiteralExpression(useCases)) return []
  return useCases.properties.map((property) => {
    const verb = property.name?.getText() ?? ''
    const useCase = ts.isPropertyAssignment(property) ? property.initializer.getText() : verb
    return { operation: `${noun.getText()}.${verb}`, useCase }
  })
}

function flowOf(code: Codebase, tables: readonly Table[], route: string, name: string): Flow {
  const useCase = code.get(route)?.imported.get(name) ?? { file: route, name }
  const goesInto = (file: string) => placeOf(file)?.room === 'server noun'
  const reached = reach(code, useCase, goesInto)
  const stores = reached.filter(({ file }) => /\.(store|view)\.ts$/.test(file))
  return {
    route,
    useCase,
    rules: reached.filter(({ file }) => placeOf(file)?.room === 'rules' && !isPlumbing(file)),
    stores: stores.filter(isStore),
    tables: tablesUsed(tables, reached),
  }
}

/** How rules answer is no rule. */
const isPlumbing = (file: string) => nounOf(file) === 'result'

/** Made by `store(…)`: helpers beside it are not worth a line. */
const isStore = ({ node }: Reached) =>
  ts.isVariableDeclaration(node) &&
  node.initializer !== undefined &&
  ts.isCallExpression(node.initializer) &&
  node.initializer.expression.getText() === 'store'

function tablesUsed(tables: readonly Table[], reached: readonly Reached[]): string[] {
  const written = reached.flatMap(({ node }) => textsIn(node))
  const isReached = (table: Table) =>
    reached.some(({ file, name }) => placeOf(file)?.room === 'db' && name === table.name)
  return tables
    .filter((table) => isReached(table) || written.some(names(table)))
    .map(({ sqlName }) => sqlName)
}

const names = ({ sqlName }: Table) => {
  const named = new RegExp(String.raw`\b(?:FROM|JOIN|INTO|UPDATE)\s+"?${sqlName}\b`, 'i')
  return (text: string) => named.test(text)
}

/** Many operations reach the same functions. */
const known = new WeakMap<ts.Node, string[]>()

function textsIn(node: ts.Node): string[] {
  const texts =
    known.get(node) ??
    nodesOf(node)
      .filter((one) => ts.isStringLiteralLike(one) || ts.isTemplateExpression(one))
      .map((one) => one.getText())
  known.set(node, texts)
  return texts
}
