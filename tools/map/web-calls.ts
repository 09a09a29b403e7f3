import ts from 'typescript'
import { placeOf } from '../house/rooms.ts'
import { nodesOf } from '../house/source.ts'
import { reach } from './reach.ts'
import type { Codebase } from './symbols.ts'

export interface ScreenCalls {
  /** The address that is its folder: `admin/users`. */
  screen: string
  file: string
  operations: readonly string[]
}

const SCREEN = /^apps\/web\/src\/screens\/(.+)\/[^/]+\.screen\.tsx$/
const SHELL = 'apps/web/src/app/app.tsx'

/** The operations that each screen calls, itself and through its widgets; the shell around them last. */
export function webCalls(code: Codebase): ScreenCalls[] {
  const screens = [...code.keys()].flatMap((file) => {
    const screen = SCREEN.exec(file)?.[1]
    return screen ? [{ screen, file, operations: callsFrom(code, file, 'screens') }] : []
  })
  if (!code.has(SHELL)) return screens
  const operations = callsFrom(code, SHELL, 'app')
  return [...screens, { screen: 'the shell around every screen', file: SHELL, operations }]
}

function callsFrom(code: Codebase, file: string, room: 'screens' | 'app'): string[] {
  const goesInto = (other: string) => ['widgets', room].includes(placeOf(other)?.room ?? '')
  const names = [...(code.get(file)?.declared.keys() ?? [])]
  const reached = names.flatMap((name) => reach(code, { file, name }, goesInto))
  const calls = reached.filter(({ file: at }) => goesInto(at)).flatMap(({ node }) => callsIn(node))
  return [...new Set(calls)].toSorted()
}

/** `api.people.search` → people.search */
function callsIn(node: ts.Node): string[] {
  return [...nodesOf(node)].flatMap((one) => {
    const [, call] = ts.isPropertyAccessExpression(one)
      ? (/^api\.(\w+\.\w+)$/.exec(one.getText()) ?? [])
      : []
    return call ?? []
  })
}
