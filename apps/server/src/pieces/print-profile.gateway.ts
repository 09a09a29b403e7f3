import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * How inks look on coated paper, by the characterization data of CGATS TR 006 (GRACoL), of which the
 * profile was made: at most 300 % of ink, and dark tones mostly of black.
 */
export const PRINTED_ON = {
  condition: 'CGATS TR 006',
  registry: 'http://www.color.org',
  description: 'Coated paper, CGATS TR 006',
} as const

let file: string | undefined

// Beside this file in the source tree, and in the bundle's own source when it is built.
export function printProfileFile(): string {
  const candidates = ['cgats-tr-006.icc', '../src/pieces/cgats-tr-006.icc']
  const files = candidates.map((place) => fileURLToPath(new URL(place, import.meta.url)))
  file ??= files.find((place) => existsSync(place))
  if (file === undefined) throw new Error(`No print profile found in ${files.join(' or ')}`)
  return file
}

let profile: Buffer | undefined

export function printProfile(): Buffer {
  profile ??= readFileSync(printProfileFile())
  return profile
}
