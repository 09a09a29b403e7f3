/** A part of the check: a program of Node's with its arguments, from the project's root. */
export interface Part {
  name: string
  args: readonly string[]
}

const OWN = ['--import', 'tsx']

/** Longest first, so that two at a time end together. */
export const PARTS: readonly Part[] = [
  // The linter has to know the types anyway, so it reports the compiler's errors as well.
  {
    name: 'lint',
    args: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--type-check', '--quiet'],
  },
  { name: 'unused', args: ['node_modules/knip/bin/knip.js', '--no-config-hints'] },
  { name: 'generated', args: [...OWN, 'tools/generate.ts', '--check'] },
  { name: 'house', args: [...OWN, 'tools/check-house.ts'] },
  { name: 'ledger', args: [...OWN, 'tools/ledger.ts', '--check'] },
  { name: 'migrations', args: [...OWN, 'tools/check-migrations.ts'] },
  { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
]
