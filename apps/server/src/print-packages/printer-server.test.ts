import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sftpServer, type SftpServer } from '../testing/sftp-server.ts'
import { printerServer, readPrivateKey } from './printer-server.gateway.ts'

const FILES = new Map([
  ['pieces-001.pdf', Buffer.alloc(40_000, 'a postcard ')],
  ['data.csv', Buffer.from('Piece,ZIP\r\n1,48104\r\n')],
])

let folder: string
let server: SftpServer
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-sftp-'))
})
afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** As the job hands a package over: all of it hidden, then shown. */
async function handOver(to: SftpServer): Promise<void> {
  const printer = printerServer(to.settings)
  const unshown = await printer.begin('print-000001')
  try {
    for (const [name, content] of FILES) await unshown.add(name, content)
  } finally {
    await unshown.end()
  }
  await printer.show('print-000001')
}

function expectWhole(): void {
  expect(readdirSync(folder)).toEqual(['print-000001'])
  expect(readdirSync(join(folder, 'print-000001')).toSorted()).toEqual([...FILES.keys()].toSorted())
  for (const [name, content] of FILES)
    expect(readFileSync(join(folder, 'print-000001', name)).equals(content)).toBe(true)
}

test('a package is there under its name as a whole, and before that under none that a printer looks for', async () => {
  server = await sftpServer(folder)
  const printer = printerServer(server.settings)
  const unshown = await printer.begin('print-000001')
  for (const [name, content] of FILES) await unshown.add(name, content)
  await unshown.end()
  expect(readdirSync(folder)).toEqual(['.print-000001.unfinished'])
  await printer.show('print-000001')
  expectWhole()
  // It was shown before, by a program that ended behind it.
  await printer.show('print-000001')
  expectWhole()
})

describe('nothing is handed to a server', () => {
  test('that shows another key than the one that is pinned; the error says which', async () => {
    server = await sftpServer(folder)
    const [shown = ''] = server.settings.hostKeys
    const other = { ...server.settings, hostKeys: [`SHA256:${'A'.repeat(43)}`] }
    await expect(printerServer(other).begin('print-000001')).rejects.toThrow(
      `The printer's server 127.0.0.1 cannot be used: it shows the key ${shown}, which PRINT_SFTP_HOST_KEY does not name`,
    )
    expect(server.requests()).toBe(0)
  })

  test('that knows no such password, or that is not there', async () => {
    server = await sftpServer(folder)
    const wrong = printerServer({ ...server.settings, password: 'wrong' })
    await expect(wrong.begin('print-000001')).rejects.toThrow('authentication methods failed')
    await server.close()
    await expect(printerServer(server.settings).show('print-000001')).rejects.toThrow(
      'ECONNREFUSED',
    )
    server = await sftpServer(folder)
  })
})

test.each(['drop', 'drop after', 'refuse'] as const)(
  'a request that ends by "%s", whichever it is, leaves no package half shown; the next try hands it over, once',
  async (fault) => {
    server = await sftpServer(folder)
    for (let nth = 1, isOver = false; !isOver; nth += 1) {
      server.goWrong(fault, nth)
      await handOver(server).catch(() => {})
      isOver = server.requests() < nth
      const isShown = readdirSync(folder).includes('print-000001')
      // Only the answer was lost, or nothing went wrong any more.
      if (isShown) expectWhole()
      server.goWrong(undefined)
      await (isShown ? printerServer(server.settings).show('print-000001') : handOver(server))
      expectWhole()
      rmSync(join(folder, 'print-000001'), { recursive: true })
    }
  },
)

test('a file that holds no private key is named by what is wrong with it', async () => {
  server = await sftpServer(folder)
  const file = join(folder, 'key')
  writeFileSync(file, 'no key at all')
  await expect(readPrivateKey(file)).rejects.toThrow('Unsupported key format')
  await expect(readPrivateKey(join(folder, 'missing'))).rejects.toThrow('ENOENT')
})
