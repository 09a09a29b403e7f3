import { ALLOWED, ALLOWED_HERE, ALSO_INSIDE } from './licenses/allowed.ts'
import { notAllowed, shippedPackages, type Package } from './licenses/packages.ts'
import { table } from './markdown-table.ts'

/** docs/licenses.md: what ships, under which licence. It is not made while a package may not ship. */
export function licensesPage(packages: readonly Package[] = shippedPackages()): string {
  const refused = notAllowed(packages).map(
    ({ name, version, licence }) => `${name} ${version}: ${licence}`,
  )
  if (refused.length > 0) {
    const where = 'tools/licenses/allowed.ts says which licences are allowed'
    throw new Error([`Packages that may not ship; ${where}.`, ...refused].join('\n'))
  }
  const counts = countsOf(packages)
  return [
    '# Licences',
    'Generated from `package-lock.json` by `npm run generate`: the packages that ship with the product, without those that only build or test it. What is allowed, and why, stands in `tools/licenses/allowed.ts`; a package under another licence fails `npm run check`.',
    table([['Licence', 'Packages', 'Why it is allowed'], ...counts]),
    '## Inside packages, or beside them',
    table([['What', 'Licence', 'Where'], ...ALSO_INSIDE.map((row) => [...row])]),
    `## The ${packages.length} packages`,
    'Those marked optional are builds for one kind of machine each: only that of the machine is installed.',
    table([['Package', 'Version', 'Licence'], ...packages.map(rowOf)]),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
}

function countsOf(packages: readonly Package[]): string[][] {
  const counts = new Map<string, number>()
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1)
  return [...counts]
    .toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .map(([licence, count]) => [licence, String(count), whyAllowed(licence)])
}

const whyAllowed = (licence: string) =>
  ALLOWED[licence] ?? ALLOWED_HERE.find((here) => here.licence === licence)?.why ?? ''

const rowOf = ({ name, version, licence, isOptional }: Package) => [
  `\`${name}\``,
  version,
  isOptional ? `${licence} (optional)` : licence,
]
