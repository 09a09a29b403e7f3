// The plain tar format, as far as files of our own need it, so that any tool can open a backup.

const BLOCK = 512
const MODE = '0000600'

export const TAR_END = Buffer.alloc(2 * BLOCK)

export interface TarEntry {
  name: string
  content: Buffer
}

export function tarEntry({ name, content }: TarEntry, seconds: number): Buffer {
  const header = Buffer.alloc(BLOCK)
  header.write(name, 0, 100)
  header.write(`${MODE}\0`, 100)
  header.write('0000000\x000000000\0', 108)
  header.write(`${octal(content.length)}\0${octal(seconds)}\0`, 124)
  header.write('        0', 148)
  header.write('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return Buffer.concat([header, content, Buffer.alloc(padding(content.length))])
}

const octal = (number: number): string => Math.trunc(number).toString(8).padStart(11, '0')

const padding = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK

export async function* readTar(chunks: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const bytes = new Bytes(chunks)
  for (;;) {
    const header = await bytes.take(BLOCK)
    if (header[0] === 0) return
    const name = header.toString('utf8', 0, header.indexOf(0))
    const size = Number.parseInt(header.toString('latin1', 124, 135), 8)
    if (header.toString('latin1', 257, 262) !== 'ustar') throw new Error('not a tar file')
    const content = await bytes.take(size)
    await bytes.take(padding(size))
    yield { name, content }
  }
}

/** A stream that is read in pieces of known size. */
class Bytes {
  private readonly chunks: AsyncIterator<Buffer>
  private rest: Buffer = Buffer.alloc(0)

  constructor(chunks: AsyncIterable<Buffer>) {
    this.chunks = chunks[Symbol.asyncIterator]()
  }

  async take(size: number): Promise<Buffer> {
    const pieces = [this.rest]
    let length = this.rest.length
    while (length < size) {
      const next = await this.chunks.next()
      if (next.done) throw new Error('the file ends too early')
      pieces.push(next.value)
      length += next.value.length
    }
    const all = pieces.length === 1 ? this.rest : Buffer.concat(pieces)
    this.rest = all.subarray(size)
    return all.subarray(0, size)
  }
}
