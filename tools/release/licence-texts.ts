import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shippedPackages } from '../licenses/packages.ts'

const TEXT = /^(licen[cs]e|notice|copying|copyright)/i

/** The licences of all that ships, as their packages word them: they ask for it, and a bundle has no files of theirs. */
export function licenceTexts(modules: string): string {
  const parts = shippedPackages().flatMap(({ name, version, licence }) => {
    const folder = join(modules, name)
    // One that is for another machine is not in the archive.
    if (!existsSync(folder)) return []
    const texts = readdirSync(folder)
      .filter((file) => TEXT.test(file))
      .toSorted()
      .map((file) => readFileSync(join(folder, file), 'utf8').trim())
    return [`${'='.repeat(80)}\n${name} ${version}: ${licence}\n`, ...texts]
  })
  return `${parts.join('\n\n')}\n`
}
