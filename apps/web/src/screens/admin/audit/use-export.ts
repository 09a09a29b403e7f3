import { useNotifications } from '../../../ui/notifications/index.ts'
import { csvOf, downloadText } from '../../../ui/grid/index.ts'
import { api, useChange } from '../../../api/index.ts'
import type { AuditRow } from './answers.ts'
import type { Criteria } from './use-audit.ts'
import { outcomeNames, texts } from './texts.ts'

const { columns } = texts

/** All that a search finds, as a file in which nothing is run as a formula. */
export function useExport(criteria: Criteria) {
  const { notify } = useNotifications()
  const ask = useChange(api.audit.export, { selection: false })
  return {
    isRunning: ask.isRunning,
    async run() {
      const found = await ask.run({ body: { criteria } })
      if (!found) return
      downloadText(texts.fileName, csvOf(TITLES, found.rows.map(cellsOf)), 'text/csv')
      notify('success', texts.exported(found.rows.length, found.isCut))
    },
  }
}

const TITLES = [
  columns.at,
  columns.person,
  columns.event,
  columns.outcome,
  columns.object,
  columns.operation,
  columns.client,
  columns.agent,
]

function cellsOf({ at, person, event, outcome, object, operation, client, agent }: AuditRow) {
  const who = person ? (person.name ?? texts.outOfSight(person.key)) : texts.program
  return [at, who, event, outcomeNames[outcome], object, operation, client, agent].map((value) => ({
    value,
    shown: String(value ?? ''),
  }))
}
