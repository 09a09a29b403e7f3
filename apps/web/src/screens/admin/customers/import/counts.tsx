import { Facts } from '../../../../ui/facts/index.ts'
import type { CustomerImport } from '../answers.ts'
import { figure } from '../texts.ts'
import { outcomeTexts } from './texts.ts'

/** What has become of the lines of a file. */
export function Counts({ counts }: Pick<CustomerImport, 'counts'>) {
  const { rows, households, incomplete, refused, erased } = counts
  const names = outcomeTexts.counts
  return (
    <Facts
      facts={[
        [names.rows, figure(rows)],
        [names.households, figure(households)],
        [names.incomplete, incomplete > 0 && figure(incomplete)],
        [names.refused, figure(refused)],
        [names.erased, erased > 0 && figure(erased)],
      ]}
    />
  )
}
