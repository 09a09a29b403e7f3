import path from 'node:path'
import ts from 'typescript'
import type { Project } from './project.ts'

export interface Import {
  specifier: string
  /** The file it leads to, for imports of our own files. */
  target: string | undefined
  isTypeOnly: boolean
  /** Loaded where it is reached, by `import()`. */
  isOnDemand: boolean
  /** What is taken by name; undefined where the whole module is. */
  names: readonly string[] | undefined
  line: number
}

/** One TypeScript file, parsed. */
export interface Source {
  path: string
  lines: number
  tree: ts.SourceFile
  imports: readonly Import[]
  isTest: boolean
  isGenerated: boolean
}

const IS_SOURCE = /\.tsx?$/
const IS_TEST = /\.(test|e2e|bench)\.tsx?$/

export function sourcesOf(project: Project): Source[] {
  return [...project]
    .filter(([file]) => IS_SOURCE.test(file))
    .map(([file, text]) => parse(file, text))
}

function parse(file: string, text: string): Source {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  return {
    path: file,
    lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    tree,
    imports: importsOf(file, tree),
    isTest: IS_TEST.test(file),
    isGenerated: file.includes('.generated.'),
  }
}

export function lineOf(node: ts.Node): number {
  const tree = node.getSourceFile()
  return tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1
}

/** Every node of a tree, outermost first. */
export function nodesOf(node: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = []
  const gather = (one: ts.Node) => {
    nodes.push(one)
    one.forEachChild(gather)
  }
  gather(node)
  return nodes
}

function importsOf(file: string, tree: ts.SourceFile): Import[] {
  const found: Import[] = []
  for (const node of nodesOf(tree)) {
    const specifier = specifierOf(node)
    if (specifier === undefined) continue
    const target = targetOf(file, specifier)
    found.push({
      specifier,
      target,
      isTypeOnly: isTypeOnly(node),
      isOnDemand: ts.isCallExpression(node),
      names: namesOf(node),
      line: lineOf(node),
    })
  }
  return found
}

function specifierOf(node: ts.Node): string | undefined {
  const written =
    ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      ? node.moduleSpecifier
      : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
        ? node.arguments[0]
        : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
          ? node.argument.literal
          : undefined
  return written && ts.isStringLiteralLike(written) ? written.text : undefined
}

function isTypeOnly(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node)) return node.importClause?.isTypeOnly ?? false
  if (ts.isExportDeclaration(node)) return node.isTypeOnly
  return ts.isImportTypeNode(node)
}

function namesOf(node: ts.Node): string[] | undefined {
  if (!ts.isImportDeclaration(node) || !node.importClause || node.importClause.name)
    return undefined
  const { namedBindings } = node.importClause
  if (!namedBindings || !ts.isNamedImports(namedBindings)) return undefined
  return namedBindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
}

/** Where an import leads in the house; the doors are those of the packages' `exports`. */
export function targetOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier)
  const [, name, door = ''] = /^@marquee\/([\w-]+)(?:\/(.+))?$/.exec(specifier) ?? []
  if (!name) return undefined
  if (name === 'test-kit') return `packages/test-kit/src/${door}.ts`
  const home = name === 'server' || name === 'web' ? `apps/${name}/src` : `packages/${name}/src`
  return door ? `${home}/${door}/index.ts` : `${home}/index.ts`
}
