import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { bundledProgram } from '../testing/bundled-program.ts'
import { maySmallDisks, onSmallDisk } from '../testing/small-disk.ts'

const program = bundledProgram(new URL('./main.ts', import.meta.url))

test.runIf(maySmallDisks).each([
  [
    'is made',
    '20m',
    'The disk of DATA_DIR is full: make room there, or choose another DATA_DIR, and start again.\n',
  ],
  [
    'gets its tables',
    '47m',
    'The disk is full: make room where DATA_DIR lies, and where the database keeps its files, and start again.\n',
  ],
])(
  'a first start on a disk that is full when the database %s says so in one sentence',
  async (_, size, sentence) => {
    const child = onSmallDisk({
      size,
      program: program.file,
      env: (DATA_DIR) => ({ DATA_DIR, PORT: '0', DEMO_DATA: 'off', LOG_LEVEL: 'fatal' }),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const said = text(child.stderr as Readable)
    const [code] = await once(child, 'exit')
    expect([code, await said]).toEqual([1, sentence])
  },
)
