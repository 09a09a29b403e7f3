/** A part of the check: a program of Node's with its arguments, from the project's root. */
export interface Part {
  name: string
  args: readonly string[]
}

const OWN = ['--import', 'tsx']
const KNIP = 'node_modules/knip/bin/knip.js'

/** Longest first, so that two at a time end together. */
export const PARTS: readonly Part[] = [
  // The linter has to know the types anyway, so it reports the compiler's errors as well.
  {
    name: 'lint',
    args: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--type-check', '--quiet'],
  },
  { name: 'unused', args: [KNIP, '--no-config-hints'] },
  // What only tests use counts as unused as well.
  { name: 'unshipped', args: [KNIP, '--production', '--config', 'knip.production.json'] },
  { name: 'generated', args: [...OWN, 'tools/generate.ts', '--check'] },
  { name: 'house', args: [...OWN, 'tools/check-house.ts'] },
  { name: 'ledger', args: [...OWN, 'tools/ledger.ts', '--check'] },
  { name: 'migrations', args: [...OWN, 'tools/check-migrations.ts'] },
  { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
]
