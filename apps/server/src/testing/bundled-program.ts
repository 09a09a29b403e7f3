import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll } from 'vitest'

const here = (place: string) => fileURLToPath(new URL(place, import.meta.url))

/**
 * A program of the tests as one file, made as the product is: a test that starts it many times does not
 * wait each time for its source to be read.
 */
export function bundledProgram(source: URL): { file: string } {
  // Beside the product: both look there for what lies beside their source.
  const file = `${basename(source.pathname, '.ts')}-${process.pid}.js`
  const program = { file: here(`../../dist/${file}`) }
  beforeAll(async () => {
    const bundle = here('../../../../tools/build-server.mjs')
    await promisify(execFile)(process.execPath, [bundle, fileURLToPath(source), file])
  })
  afterAll(() => {
    for (const built of [program.file, `${program.file}.map`]) rmSync(built)
  })
  return program
}
