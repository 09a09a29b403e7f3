import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { billOfMaterials } from './bill.ts'
import { bundlePrograms } from './bundle.ts'
import { launcher } from './launcher.ts'
import { licenceTexts } from './licence-texts.ts'
import { packagesBeside } from './packages.ts'

export interface Made {
  version: string
  commit: string
  /** Of the commit: all files bear it. */
  time: Date
}

/** Copied as they are, for operators to read and to hand to other programs. */
const FOR_OPERATORS = [
  'CHANGELOG.md',
  'SECURITY.md',
  'docs/operations.md',
  'docs/first-start.md',
  'docs/runbook.md',
  'docs/demo-people.md',
  'docs/licenses.md',
  'ops',
]

/** What the server reads beside its bundles, where its source has it. */
const READ_BY_SERVER = [
  'src/db/migrations',
  'src/pieces/cgats-tr-006.icc',
  'src/maps/zip-codes.txt',
]

/** Lays out all that an archive holds, in an empty folder. */
export async function stage(root: string, folder: string, made: Made): Promise<void> {
  const server = join(folder, 'program/server')
  await bundlePrograms(root, join(server, 'dist'))
  for (const place of READ_BY_SERVER) {
    // Snapshots of the schema are for making the next migration.
    copy(
      join(root, 'apps/server', place),
      join(server, place),
      (file) => !file.endsWith('_snapshot.json'),
    )
  }
  const { version, commit } = made
  const manifest = { name: '@marquee/server', version, commit, private: true, type: 'module' }
  write(join(server, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  copy(join(root, 'apps/web/dist'), join(folder, 'program/web/dist'))
  const modules = join(root, 'node_modules')
  for (const [name, holds] of packagesBeside(modules)) {
    copy(join(modules, name), join(folder, 'program/node_modules', name), holds)
  }
  for (const place of FOR_OPERATORS) copy(join(root, place), join(folder, place))
  write(join(folder, 'README.md'), readFileSync(join(root, 'tools/release/archive.md'), 'utf8'))
  write(join(folder, 'licenses.txt'), licenceTexts(modules))
  write(join(folder, 'sbom.json'), billOfMaterials(root, made))
  write(join(folder, 'marquee'), launcher(), 0o755)
}

function copy(from: string, to: string, holds: (file: string) => boolean = () => true): void {
  mkdirSync(dirname(to), { recursive: true })
  // Links stay links: the libraries of the embedded database would else be there three times.
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => holds(file.slice(from.length)),
  })
}

function write(file: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text, { mode })
}
