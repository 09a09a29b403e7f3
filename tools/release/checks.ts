/** What is known of the checkout that a release is to be made of. */
export interface Checkout {
  version: string
  /** Of our own packages, by their folder. */
  versions: Readonly<Record<string, string>>
  changelog: string
  /** What git says is changed and not committed, a file a line. */
  changes: string
  mayBeDirty: boolean
}

/** Why no release can be made of a checkout, each in a sentence that says what to do. */
export function faultsOf(checkout: Checkout): string[] {
  const { version, versions, changelog, changes, mayBeDirty } = checkout
  const others = Object.entries(versions).filter(([, other]) => other !== version)
  return [
    ...others.map(
      ([folder, other]) =>
        `${folder}/package.json says ${other}, the first one ${version}: npm version sets all of them.`,
    ),
    ...(hasEntry(changelog, version)
      ? []
      : [`CHANGELOG.md has no entry "## ${version}": write what an operator must know.`]),
    ...(changes.trim() === '' || mayBeDirty
      ? []
      : ['There is something that is not committed: commit it, or say --dirty for a trial.']),
  ]
}

const hasEntry = (changelog: string, version: string): boolean =>
  changelog
    .split('\n')
    .some((line) => line === `## ${version}` || line.startsWith(`## ${version} `))
