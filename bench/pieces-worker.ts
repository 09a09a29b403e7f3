import { paintPieces } from './pieces-data.ts'

// One of the cores on which pieces are painted: a process of its own.

const [from = 0, count = 0] = process.argv.slice(2).map(Number)
await paintPieces(from - 5, 5)
process.send?.('warm')
process.once('message', () => void work())

async function work(): Promise<void> {
  await paintPieces(from, count)
  process.send?.('done')
  process.disconnect()
}
