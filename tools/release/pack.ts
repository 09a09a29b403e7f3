import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

interface Packing {
  /** The folder that holds the one that is packed. */
  beside: string
  name: string
  time: Date
  file: string
  /** 1 is fast, 9 is small. */
  level: number
}

/** One archive of a folder, whose bytes follow from its content and the time alone. Answers its SHA-256. */
export async function pack({ beside, name, time, file, level }: Packing): Promise<string> {
  const tar = `${file}.tar`
  const seconds = Math.floor(time.getTime() / 1000)
  const fixed = ['--sort=name', `--mtime=@${seconds}`, '--owner=0', '--group=0', '--numeric-owner']
  const rights = '--mode=u+rwX,go+rX,go-w'
  const target = ['--format=gnu', '-cf', tar, '-C', beside, name]
  execFileSync('tar', [...fixed, rights, ...target], { stdio: 'inherit' })
  const hash = createHash('sha256')
  const gzip = createGzip({ level })
  gzip.on('data', (chunk: Buffer) => hash.update(chunk))
  await pipeline(createReadStream(tar), gzip, createWriteStream(file))
  rmSync(tar)
  const sum = hash.digest('hex')
  writeFileSync(`${file}.sha256`, `${sum}  ${basename(file)}\n`)
  return sum
}
