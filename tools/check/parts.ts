/** A part of the check: a program of Node's with its arguments, from the project's root. */
export interface Part {
  name: string
  args: readonly string[]
}

const OWN = ['--import', 'tsx']

/** Longest first, so that two at a time end together. */
export const PARTS: readonly Part[] = [
  // From clean, always: what `tsc -b` remembers of a referenced project can be stale.
  { name: 'types', args: ['node_modules/@typescript/native/bin/tsc', '-b', '--force'] },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--quiet'] },
  {
    name: 'format',
    args: [
      'node_modules/prettier/bin/prettier.cjs',
      '--check',
      '.',
      '--log-level',
      'warn',
      '--cache',
      '--cache-strategy',
      'content',
    ],
  },
  { name: 'generated', args: [...OWN, 'tools/generate.ts', '--check'] },
  { name: 'house', args: [...OWN, 'tools/check-house.ts'] },
  { name: 'unused', args: ['node_modules/knip/bin/knip.js', '--no-config-hints'] },
  { name: 'ledger', args: [...OWN, 'tools/ledger.ts', '--check'] },
  { name: 'migrations', args: [...OWN, 'tools/check-migrations.ts'] },
]
