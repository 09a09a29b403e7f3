import ts from 'typescript'
import { at, whole, type Finding, type HouseRule } from './rule.ts'
import { lineOf, nodesOf, type Source } from './source.ts'

const FILE = 400
const FUNCTION = 50
const COMPONENT = 120

export const sizes: HouseRule = {
  name: 'sizes',
  why: `A file is one idea that a reader wants whole. It ends at ${FILE} lines, a function at ${FUNCTION}, a component at ${COMPONENT}: split by meaning.`,
  findings: ({ sources }) =>
    sources
      .filter(({ isGenerated }) => !isGenerated)
      .flatMap((source) => [...tooLong(source), ...longFunctions(source)]),
}

const tooLong = ({ path, lines }: Source): Finding[] =>
  lines > FILE ? [whole(path, `${lines} lines, at most ${FILE}`)] : []

function longFunctions(source: Source): Finding[] {
  if (source.isTest) return []
  return [...nodesOf(source.tree)].flatMap((node) => {
    const body = bodyOf(node)
    if (!body || isMaker(body)) return []
    const most = isComponent(source, node) ? COMPONENT : FUNCTION
    const lines = linesOf(node)
    return lines > most
      ? [at(source, node, `${nameOf(node)}: ${lines} lines, at most ${most}`)]
      : []
  })
}

function bodyOf(node: ts.Node): ts.Node | undefined {
  return ts.isFunctionLike(node) && 'body' in node ? node.body : undefined
}

function linesOf(node: ts.Node): number {
  const last = node.getSourceFile().getLineAndCharacterOfPosition(node.getEnd()).line + 1
  return last - lineOf(node) + 1
}

/** A function that only makes a set of functions, as of a store: each is measured by itself. */
function isMaker(body: ts.Node): boolean {
  const created = createdBy(body)
  if (!created) return false
  if (ts.isClassExpression(created)) return true
  return ts.isObjectLiteralExpression(created) && created.properties.some(holdsFunction)
}

function createdBy(body: ts.Node): ts.Node | undefined {
  if (ts.isParenthesizedExpression(body)) return body.expression
  if (!ts.isBlock(body)) return body
  const [only, more] = body.statements
  return only && !more && ts.isReturnStatement(only) ? only.expression : undefined
}

function holdsFunction(property: ts.ObjectLiteralElementLike): boolean {
  if (ts.isMethodDeclaration(property)) return true
  return ts.isPropertyAssignment(property) && ts.isFunctionLike(property.initializer)
}

const isComponent = ({ path }: Source, node: ts.Node) =>
  path.endsWith('.tsx') && /^[A-Z]/.test(nameOf(node))

function nameOf(node: ts.Node): string {
  const named = ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) ? node : node.parent
  if (ts.isFunctionExpression(node) && node.name) return node.name.text
  const name = 'name' in named ? (named.name as ts.Node | undefined) : undefined
  return name?.getText() ?? 'a function'
}
