import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { installedServer, startCluster } from './clickhouse/start-cluster.ts'

// Runs the tests that ask a cluster on two servers of ClickHouse, where it is installed.

const [reportFile = 'clickhouse.json'] = process.argv.slice(2)
const MEMORY_MEGABYTES = 300

const program = installedServer()
if (program) {
  process.exitCode = await runOn(program)
} else {
  const notRun = 'ClickHouse: no clickhouse-server is installed here, skipped'
  writeFileSync(reportFile, JSON.stringify({ notRun }))
  console.log(notRun)
}

async function runOn(server: string): Promise<number> {
  const { addresses, stop } = await startCluster(server, MEMORY_MEGABYTES)
  try {
    console.log(`On two shards of ${server}`)
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'cluster']
    // One file after the other: they share the tables.
    const inTurn = '--no-file-parallelism'
    const reporters = ['--reporter=default', '--reporter=./tools/vitest-report.ts']
    const reportEnv = { TEST_REPORT: reportFile, TEST_CLICKHOUSE: addresses.join(',') }
    const env = { ...process.env, ...reportEnv }
    return (
      spawnSync(process.execPath, [...vitest, inTurn, ...reporters], { stdio: 'inherit', env })
        .status ?? 1
    )
  } finally {
    await stop()
  }
}
