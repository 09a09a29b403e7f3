import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { swellingProfile, swellingText, withChunks } from '../apps/server/src/testing/png-chunks.ts'

const MOST_BYTES = 5_242_880
const MEGABYTE = 1_048_576

const server = fork(fileURLToPath(new URL('images-server.ts', import.meta.url)), {
  execArgv: ['--import', 'tsx'],
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
})
const nextMessage = <Reply>() =>
  new Promise<Reply>((resolve) => server.once('message', resolve as (message: unknown) => void))
const { address, token } = await nextMessage<{ address: string; token: string }>()

// A first picture loads the decoder; from then on the server is at rest.
await upload('first.png', await plain(900, 300))
const rest = await atRest()

const photo = await photoOf5MB()
const times: number[] = []
for (let round = 0; round < 5; round += 1) {
  const start = performance.now()
  const status = await upload('photo.jpg', photo)
  times.push(performance.now() - start)
  if (status !== 201) throw new Error(`The photo was answered ${status}`)
}
const after = await memory()
const median = times.toSorted((a, b) => a - b)[2] as number
console.log(
  `photo of ${(photo.length / MEGABYTE).toFixed(2)} MB, upload to stored thumbnail: median of 5 ${Math.round(median)} ms, most ${Math.round(Math.max(...times))} ms (goal: at most 1500)`,
)
console.log(`memory above rest: ${inMegabytes(after.most - rest)} MB (goal: at most 200)`)

for (const [name, bytes] of await hostile()) {
  const before = await atRest()
  const start = performance.now()
  const status = await upload(name, bytes)
  const ms = Math.round(performance.now() - start)
  const { most } = await memory()
  console.log(
    `${name}, ${(bytes.length / MEGABYTE).toFixed(2)} MB: answered ${status} in ${ms} ms, memory above rest ${inMegabytes(most - before)} MB`,
  )
}
server.send('stop')

async function upload(name: string, bytes: Buffer): Promise<number> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), name)
  const response = await fetch(`${address}/api/image?assetType=brand-logo&marketKey=5`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  await response.arrayBuffer()
  return response.status
}

async function atRest(): Promise<number> {
  server.send('rest')
  return (await memory()).now
}

async function memory() {
  server.send('memory')
  return nextMessage<{ now: number; most: number }>()
}

/** Noise is the hardest to compress: as many pixels as still fit 5 MB as a JPEG. */
async function photoOf5MB(): Promise<Buffer> {
  for (let quality = 95; ; quality -= 2) {
    const bytes = await noise(4_000, 3_000).jpeg({ quality }).toBuffer()
    if (bytes.length <= MOST_BYTES) return bytes
  }
}

function noise(width: number, height: number) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
}

function flat(width: number, height: number) {
  return sharp({
    create: { width, height, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
}

function plain(width: number, height: number): Promise<Buffer> {
  return flat(width, height).png().toBuffer()
}

/** What may be sent to make the server work or swell. */
async function hostile(): Promise<[string, Buffer][]> {
  const large = await plain(8_000, 5_000)
  const tagged = await flat(9, 9).withIccProfile('p3').png().toBuffer()
  const { icc = Buffer.alloc(0) } = await sharp(tagged).metadata()
  const text = swellingText(500)
  return [
    ['40-megapixels.png', large],
    [
      '40-megapixels-progressive.jpg',
      await flat(8_000, 5_000).jpeg({ progressive: true }).toBuffer(),
    ],
    ['196-megapixels.png', await plain(14_000, 14_000)],
    ['text-of-4-gigabytes.png', withChunks(large, ...Array.from({ length: 8 }, () => text))],
    ['profile-of-45-megabytes.png', withChunks(large, swellingProfile(icc, 44))],
    ['profile-of-500-megabytes.png', withChunks(large, swellingProfile(icc, 500))],
    ['cut-off.jpg', photo.subarray(0, photo.length / 2)],
    ['too-large.jpg', Buffer.alloc(50_000_000, 0xff)],
  ]
}

function inMegabytes(bytes: number): number {
  return Math.round(bytes / MEGABYTE)
}
