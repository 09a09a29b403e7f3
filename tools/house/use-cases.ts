import ts from 'typescript'
import { placeOf } from './rooms.ts'
import { at, whole, type Finding, type HouseRule } from './rule.ts'
import type { Source } from './source.ts'

/** The types in apps/server/src/platform/use-case.ts that say that an operation runs this. */
const TYPES = new Set(['UseCase', 'PausingUseCase'])

export const useCases: HouseRule = {
  name: 'use-cases',
  why: 'A .use-case file holds what an operation runs; what several of them share is a .load, .check, .change or .present.',
  findings: ({ sources }) =>
    sources.filter(({ path }) => placeOf(path)?.room === 'server noun').flatMap(faultsOf),
}

function faultsOf(source: Source): Finding[] {
  const found = exportedUseCases(source)
  if (source.path.endsWith('.use-case.ts')) {
    return found.length > 0 ? [] : [whole(source.path, 'exports no use case')]
  }
  return found.map((one) =>
    at(source, one, `${one.name.getText()} is a use case: put it into a .use-case.ts`),
  )
}

function exportedUseCases({ tree }: Source): ts.VariableDeclaration[] {
  return tree.statements
    .filter(ts.isVariableStatement)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(
      ({ type }) => type && ts.isTypeReferenceNode(type) && TYPES.has(type.typeName.getText()),
    )
}
