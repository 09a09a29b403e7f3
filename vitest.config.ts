import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import LongestFirst from './tools/longest-first.ts'

/** Two cores shared by many: a test fails by its result, never by the clock. */
const PATIENCE = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
}

/** These ask servers that tools/test-clickhouse.ts starts. */
const OF_CLUSTER = 'apps/server/src/audience/clickhouse/*.test.ts'
const cluster = process.env.TEST_CLICKHOUSE
  ? [
      {
        test: {
          name: 'cluster',
          include: [OF_CLUSTER],
          environment: 'node' as const,
          ...PATIENCE,
        },
      },
    ]
  : []

export default defineConfig({
  test: {
    // A quarter of the time a worker waits for the database: one more than cores leaves none of them idle.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'rules',
          include: ['packages/*/src/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          exclude: [OF_CLUSTER],
          environment: 'node',
          isolate: false,
          globalSetup: ['apps/server/src/testing/cluster.ts'],
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'tools',
          include: ['tools/**/*.test.ts'],
          environment: 'node',
          ...PATIENCE,
        },
      },
      'apps/web/vite.config.ts',
      ...cluster,
    ],
  },
})
