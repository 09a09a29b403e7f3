import { readdirSync } from 'node:fs'

// npm run bench -- NAME: runs bench/NAME.bench.ts.

const folder = new URL('.', import.meta.url)
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''))
const [name = ''] = process.argv.slice(2)

if (names.includes(name)) {
  await import(new URL(`${name}.bench.ts`, folder).href)
} else {
  console.error(`Name a benchmark: ${names.join(', ')}`)
  process.exitCode = 1
}
