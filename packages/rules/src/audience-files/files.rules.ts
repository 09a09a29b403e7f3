import { AUDIENCE_FORMATS, type AudienceFormat } from './formats.rules.ts'

export const audienceFileName = (key: number): string => `audience-${String(key).padStart(6, '0')}`

/** One of the files that are handed over together; null: the manifest, which names all others. */
export interface PlannedAudienceFile {
  number: number
  name: string
  format: AudienceFormat | null
}

/** In the order in which they are made. */
export function audienceFilesOf(key: number): PlannedAudienceFile[] {
  const name = audienceFileName(key)
  return [...AUDIENCE_FORMATS, null].map((format, at) => ({
    number: at + 1,
    name: format === null ? `${name}-manifest.json` : `${name}-${format.toLowerCase()}.csv`,
    format,
  }))
}

interface Manifest {
  key: number
  campaign: string
  dealer: string
  wave: number
  shownFrom: string
  people: number
  madeFrom: string
  files: readonly { name: string; people: number; bytes: number; sha256: string }[]
}

/** What was handed over, so that whoever uploads it can check it. */
export function audienceManifest({ key, ...more }: Manifest): string {
  const written = {
    audience: audienceFileName(key),
    hashing: 'SHA-256 in lower-case hexadecimal, of UTF-8',
    ...more,
  }
  return `${JSON.stringify(written, null, 2)}\n`
}
