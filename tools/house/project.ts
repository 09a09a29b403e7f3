import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** The files of the house by their path from its root; tests hand in a few of their own. */
export type Project = ReadonlyMap<string, string>

const ROOMS = ['packages', 'apps', 'tools', 'e2e', 'bench', 'docs', '.ci']
const NOT_OURS = new Set(['node_modules', 'dist', 'data', 'coverage', 'test-results', '.git'])
const IS_TEXT = /\.(ts|tsx|mjs|cjs|js|json|md|sql|css|html|svg|yml|yaml|sh)$|(^|\/)[^.]+$/

export function readProject(root: string): Project {
  const top = readdirSync(root).filter((name) => statSync(path.join(root, name)).isFile())
  const files = [...top, ...ROOMS.flatMap((room) => filesBelow(root, room))]
  return new Map(
    files
      .filter((file) => IS_TEXT.test(file))
      .toSorted()
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  )
}

function filesBelow(root: string, folder: string): string[] {
  const inside = path.join(root, folder)
  if (!statSync(inside, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(inside, { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`
    if (NOT_OURS.has(entry.name)) return []
    return entry.isDirectory() ? filesBelow(root, file) : [file]
  })
}
