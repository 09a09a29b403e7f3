import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { once } from 'node:events'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { StartError } from '../settings/index.ts'
import { readTar, TAR_END, tarEntry, type TarEntry } from './tar.ts'

// A backup is one tar.gz: header.json, the rows of each table in parts, and manifest.json, which comes
// last, so that a file that was cut off shows it.

export const HEADER = 'header.json'
export const MANIFEST = 'manifest.json'

export const Header = z.object({
  format: z.literal('marquee-backup-1'),
  madeAt: z.iso.datetime(),
  /** The last migration: what the tables looked like. */
  migration: z.string(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
})

export const Manifest = z.object({
  tables: z.array(z.object({ name: z.string(), rows: z.string(), fingerprint: z.string() })),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isUsed: z.boolean() })),
})

export type Header = z.output<typeof Header>
export type Manifest = z.output<typeof Manifest>

export interface ArchiveWriter {
  add(name: string, content: Buffer): Promise<void>
  /** Until then the file does not stand under its name. */
  finish(): Promise<void>
  abandon(): void
}

export function writeArchive(file: string, seconds: number): ArchiveWriter {
  if (existsSync(file)) throw new StartError(`${file} exists already: choose another name.`)
  const unfinished = `${file}.unfinished`
  // It holds personal data and keys.
  const zip = createGzip()
  const written = pipeline(zip, createWriteStream(unfinished, { mode: 0o600 })).catch(
    (error: NodeJS.ErrnoException) => {
      throw new StartError(`${file} cannot be written (${error.code}): choose another place.`)
    },
  )
  // The next `add` reports the failure; until then the rejection needs a handler.
  written.catch(() => undefined)
  const write = async (bytes: Buffer) => {
    if (zip.write(bytes)) return
    // When writing fails, the zip fails with it, and only the file knows why.
    await Promise.race([once(zip, 'drain').catch(() => written), written])
  }
  return {
    add: (name, content) => write(tarEntry({ name, content }, seconds)),
    async finish() {
      zip.end(TAR_END)
      await written
      await syncToDisk(unfinished)
      renameSync(unfinished, file)
    },
    abandon() {
      zip.destroy()
      rmSync(unfinished, { force: true })
    },
  }
}

async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r')
  await handle.sync()
  await handle.close()
}

/** The entries of a backup; a fault of the file is reported in a line. */
export async function* readArchive(file: string): AsyncGenerator<TarEntry> {
  const source = createReadStream(file)
  const unzipped = createGunzip()
  source.on('error', (error) => unzipped.destroy(error))
  try {
    yield* readTar(source.pipe(unzipped))
  } catch (error) {
    if (error instanceof StartError) throw error
    throw unreadable(file, error as NodeJS.ErrnoException)
  } finally {
    source.destroy()
  }
}

function unreadable(file: string, { code, syscall, message }: NodeJS.ErrnoException): StartError {
  if (code === 'ENOENT') return new StartError(`There is no file ${file}: name a backup.`)
  if (syscall) return new StartError(`${file} cannot be read (${code}): name a backup that can.`)
  return new StartError(
    `${file} is not a whole backup: ${message}. Nothing was changed; restore another backup, or fetch this one again.`,
  )
}

export const damaged = (what: string) =>
  new StartError(
    `The backup is damaged: ${what}. Nothing was changed; restore another backup, or fetch this one again.`,
  )

export function parseEntry<Schema extends z.ZodType>(
  entry: TarEntry | undefined,
  name: string,
  schema: Schema,
): z.output<Schema> {
  const parsed = entry?.name === name ? schema.safeParse(json(entry.content)) : undefined
  if (parsed?.success) return parsed.data
  throw new StartError(
    `This is not a whole backup of this product: ${name} is missing or strange. Nothing was changed; restore another backup, or fetch this one again.`,
  )
}

function json(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'))
  } catch {
    return undefined
  }
}
