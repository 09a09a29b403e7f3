import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))
// The program, or one that tests start: where its source is, and what it is to be called.
const [source = `${root}apps/server/src/programs/main.ts`, name = 'main.js'] = process.argv.slice(2)

// Our own packages are source, so they go into the bundle; everybody else's stay outside.
const own = readdirSync(`${root}packages`).map((name) => [
  `@marquee/${name}`,
  `${root}packages/${name}/src`,
])

await build({
  entryPoints: [source],
  outfile: `${root}apps/server/dist/${name}`,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  alias: Object.fromEntries(own),
  sourcemap: true,
  logLevel: 'warning',
})
