import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))

// Our own packages are source, so they go into the bundle; everybody else's stay outside.
const own = readdirSync(`${root}packages`).map((name) => [
  `@marquee/${name}`,
  `${root}packages/${name}/src`,
])

await build({
  entryPoints: [`${root}apps/server/src/main.ts`],
  outfile: `${root}apps/server/dist/main.js`,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  alias: Object.fromEntries(own),
  sourcemap: true,
  logLevel: 'warning',
})
