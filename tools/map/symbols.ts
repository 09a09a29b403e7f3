import ts from 'typescript'
import { targetOf, type Source } from '../house/source.ts'

/** Something declared at the top of a file. */
export interface Symbol {
  file: string
  name: string
}

interface Scope {
  declared: ReadonlyMap<string, ts.Node>
  /** Names that stand for something of another file; `*` for all of it. */
  imported: ReadonlyMap<string, Symbol>
  /** What the file shows under a name, though it stands elsewhere. */
  passedOn: ReadonlyMap<string, Symbol>
  passedOnWhole: readonly string[]
}

export type Codebase = ReadonlyMap<string, Scope>

export const codebaseOf = (sources: readonly Source[]): Codebase =>
  new Map(sources.map(({ path, tree }) => [path, scopeOf(path, tree)]))

function scopeOf(file: string, tree: ts.SourceFile): Scope {
  const imports = tree.statements.filter(ts.isImportDeclaration)
  const exports = tree.statements.filter(ts.isExportDeclaration)
  return {
    declared: new Map(tree.statements.flatMap(declarationsIn)),
    imported: new Map(imports.flatMap((one) => importedBy(file, one))),
    passedOn: new Map(exports.flatMap((one) => passedOnBy(file, one))),
    passedOnWhole: exports.flatMap(({ exportClause, moduleSpecifier, isTypeOnly }) =>
      exportClause || isTypeOnly ? [] : fileNamed(file, moduleSpecifier),
    ),
  }
}

function declarationsIn(statement: ts.Statement): [string, ts.Node][] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map((one) => [one.name.getText(), one])
  }
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)
  return isNamed && statement.name ? [[statement.name.text, statement]] : []
}

function fileNamed(from: string, specifier: ts.Expression | undefined): string[] {
  if (!specifier || !ts.isStringLiteralLike(specifier)) return []
  return [targetOf(from, specifier.text) ?? []].flat()
}

function importedBy(
  from: string,
  { importClause, moduleSpecifier }: ts.ImportDeclaration,
): [string, Symbol][] {
  const [file] = fileNamed(from, moduleSpecifier)
  const bindings = importClause?.namedBindings
  if (!file || !bindings || importClause.isTypeOnly) return []
  if (ts.isNamespaceImport(bindings)) return [[bindings.name.text, { file, name: '*' }]]
  return bindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => [name.text, { file, name: (propertyName ?? name).text }])
}

function passedOnBy(
  from: string,
  { exportClause, moduleSpecifier, isTypeOnly }: ts.ExportDeclaration,
): [string, Symbol][] {
  const [file] = fileNamed(from, moduleSpecifier)
  if (!file || !exportClause || isTypeOnly || !ts.isNamedExports(exportClause)) return []
  return exportClause.elements
    .filter((one) => !one.isTypeOnly)
    .map(({ name, propertyName }) => [name.text, { file, name: (propertyName ?? name).text }])
}

/** Where something really stands, through all doors that pass it on. */
export function resolve(code: Codebase, { file, name }: Symbol): Symbol | undefined {
  const scope = code.get(file)
  if (!scope) return undefined
  if (scope.declared.has(name)) return { file, name }
  const passed = scope.passedOn.get(name)
  if (passed) return resolve(code, passed)
  for (const other of scope.passedOnWhole) {
    const found = resolve(code, { file: other, name })
    if (found) return found
  }
  return undefined
}
