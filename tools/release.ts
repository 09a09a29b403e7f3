import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { makeRelease, megabytes, sizeOf } from './release/make-release.ts'

// npm run release [-- --dirty]: the archive that operators unpack, in dist/. With --dirty also of what is not
// committed, for a trial.

const root = fileURLToPath(new URL('..', import.meta.url))
const { values } = parseArgs({ options: { dirty: { type: 'boolean', default: false } } })
try {
  const { file, sum, unpacked } = await makeRelease({
    root,
    folder: `${root}dist`,
    mayBeDirty: values.dirty,
  })
  console.log(
    `${file}: ${megabytes(sizeOf(file))}, unpacked ${megabytes(unpacked)}\nSHA-256 ${sum}`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
