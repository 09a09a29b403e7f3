import { readdirSync } from 'node:fs'
import { build } from 'esbuild'
import { COMMANDS } from '../../apps/server/src/platform/release/index.ts'

/** What cannot go into a bundle, with all that it depends on: it loads machine code from files beside it. */
export const BESIDE = ['@duckdb/node-api', 'sharp'] as const

/** A package that was not made for bundles calls `require`, which an ES module has under no name. */
const REQUIRE = [
  "import { createRequire as requireFromHere } from 'node:module'",
  'const require = requireFromHere(import.meta.url)',
].join('\n')

/**
 * The program and each command as files that share what several of them need, so that a command loads its own
 * part alone. Names stay as they are written: the places of an error in the log are read by people.
 */
export async function bundlePrograms(root: string, folder: string): Promise<void> {
  const commands = Object.keys(COMMANDS).map((name) => [name, `${root}tools/${name}.ts`])
  const own = readdirSync(`${root}packages`).map((name) => [
    `@marquee/${name}`,
    `${root}packages/${name}/src`,
  ])
  await build({
    absWorkingDir: root,
    entryPoints: {
      start: `${root}apps/server/src/programs/main.ts`,
      ...Object.fromEntries(commands),
    },
    outdir: folder,
    chunkNames: 'shared-[hash]',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Packages are built as for production. The program itself reads its mode from its settings when it starts.
    // ssh2 names a program of Windows that lies beside it.
    define: { 'process.env.NODE_ENV': '"production"', __dirname: 'import.meta.dirname' },
    alias: Object.fromEntries(own),
    // pg and ssh2 look for native halves, which nothing here installs.
    external: [...BESIDE, 'pg-native', 'cpu-features', '*/sshcrypto.node'],
    banner: { js: REQUIRE },
    logLevel: 'warning',
  })
}
