import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { asvsPage } from './make-asvs.ts'
import { licensesPage } from './make-licenses.ts'
import { mapFile } from './make-map.ts'
import { openApiFile } from './make-openapi.ts'
import { operationsFile } from './make-operations.ts'
import { demoPeoplePage } from './make-people-table.ts'
import { operationsPage } from './make-settings-table.ts'
import { sizingPage } from './make-sizing.ts'
import { typeMetricsFile } from './make-type-metrics.ts'
import { zipCodesFile } from './make-zip-codes.ts'
import { RECORDED, recordedMigrations, migrations } from './migrations/files.ts'
import { record } from './migrations/recorded.ts'

// npm run generate: writes all that is made from the code. With --check only says what is stale.

const GENERATED: Readonly<Record<string, () => string>> = {
  'apps/web/src/api/operations.generated.ts': operationsFile,
  'docs/openapi.json': openApiFile,
  'docs/map.md': mapFile,
  'docs/operations.md': operationsPage,
  'docs/sizing.md': sizingPage,
  'docs/demo-people.md': demoPeoplePage,
  'docs/licenses.md': licensesPage,
  'docs/asvs.md': asvsPage,
  'apps/server/src/maps/zip-codes.txt': zipCodesFile,
  'packages/rules/src/fonts/type-metrics.generated.ts': typeMetricsFile,
  [RECORDED]: () => `${JSON.stringify(record(recordedMigrations(), migrations()), null, 2)}\n`,
}

for (const [file, make] of Object.entries(GENERATED)) {
  const place = fileURLToPath(new URL(`../${file}`, import.meta.url))
  const text = make()
  if (text === textAt(place)) continue
  if (process.argv.includes('--check')) {
    console.log(`${file} is not up to date: npm run generate`)
    process.exitCode = 1
  } else {
    writeFileSync(place, text)
    console.log(`wrote ${file}`)
  }
}

function textAt(place: string): string | undefined {
  try {
    return readFileSync(place, 'utf8')
  } catch {
    return undefined
  }
}
