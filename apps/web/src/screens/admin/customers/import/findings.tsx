import { PlainTable } from '../../../../ui/plain-table/index.ts'
import { Section } from '../../../../ui/page/index.ts'
import type { CustomerImport } from '../answers.ts'
import { figure } from '../texts.ts'
import { findingsTexts as texts } from './texts.ts'

/** What of a file could not be read, how often, and what that cost. */
export function Findings({ findings }: Pick<CustomerImport, 'findings'>) {
  if (findings.length === 0) return null
  return (
    <Section title={texts.title}>
      <PlainTable
        label={texts.title}
        wraps
        headers={texts.headers}
        rows={findings.map(({ costs, field, reason, lines }) => ({
          id: [costs, field, reason].join(),
          cells: [field || texts.wholeLine, reason, figure(lines), texts[costs]],
        }))}
      />
    </Section>
  )
}
