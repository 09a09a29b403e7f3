import { dirname } from 'node:path'
import ts from 'typescript'
import type { Source } from '../house/source.ts'

/**
 * The tests that a change is most likely to break: those beside a changed file, and those beside the files
 * that import something from it. A door (`index.ts`) only passes on, so that its importers count as those of
 * the files behind it, by the names that they take. What is further away is left to `npm test`.
 */
export function affectedTests(sources: readonly Source[], changed: readonly string[]): string[] {
  const bySource = new Map(sources.map((source) => [source.path, source]))
  const touched = new Set(changed)
  for (const file of changed) {
    const source = bySource.get(file)
    if (source) for (const importer of importersOf(source, sources)) touched.add(importer)
  }
  const folders = new Set([...touched].map(dirname))
  return sources
    .filter(({ path, isTest }) => isTest && /\.test\.tsx?$/.test(path))
    .filter(({ path }) => touched.has(path) || folders.has(dirname(path)))
    .map(({ path }) => path)
}

/** The files that import a file, directly or by a door that passes it on. */
function importersOf(source: Source, sources: readonly Source[]): string[] {
  const names = new Set(exportedNames(source))
  const takes = (taken: readonly string[] | undefined) =>
    taken === undefined || taken.some((name) => names.has(name))
  const doors = new Set(
    sources
      .filter(
        ({ path, imports }) => isDoor(path) && imports.some(({ target }) => target === source.path),
      )
      .map(({ path }) => path),
  )
  return sources
    .filter(({ path }) => !doors.has(path))
    .filter(({ imports }) =>
      imports.some(
        ({ target, names: taken }) =>
          target === source.path || (target !== undefined && doors.has(target) && takes(taken)),
      ),
    )
    .map(({ path }) => path)
}

const isDoor = (path: string) => path.endsWith('/index.ts')

function exportedNames({ tree }: Source): string[] {
  return tree.statements.filter(isExported).flatMap((statement) => {
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.map(({ name }) => name.getText())
    }
    const { name } = statement as ts.DeclarationStatement
    return name ? [name.getText()] : []
  })
}

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
