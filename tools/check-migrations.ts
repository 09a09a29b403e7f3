import { faultsOf } from './migrations/additive.ts'
import { changedSince } from './migrations/recorded.ts'
import { recordedMigrations, MIGRATIONS, migrations } from './migrations/files.ts'

// A migration leaves the previous release running, and is never edited; silent when all is well.

const all = migrations()
const faults = [
  ...changedSince(recordedMigrations(), all),
  ...[...all].flatMap(([name, sql]) =>
    faultsOf(sql).map(({ line, says }) => `${MIGRATIONS}/${name}:${line} ${says}`),
  ),
]
for (const fault of faults) console.log(fault)
if (faults.length > 0) {
  console.log(
    'The previous release runs on while this one migrates. Add first, remove in a later release,',
    'under a line `-- contract: why the previous release no longer needs it`.',
  )
  process.exitCode = 1
}
