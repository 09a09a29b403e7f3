import {
  customerReasons,
  fieldNames,
  rowReasons,
  type ImportField,
  type RowReason,
  mayCancel,
  mayConfirm,
  mayStart,
  mayUndo,
} from '@marquee/rules/customers'
import { undoEnd } from '@marquee/rules/file-imports'
import { ability } from '@marquee/rules/result'
import type { Links } from '../platform/links/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { headOf, HEAD_BYTES } from './customer-file.check.ts'
import { customerImportsStore, type ImportRow } from './customer-imports.store.ts'
import type { ShownImport } from './customer-imports.view.ts'
import { rejectedRowsStore } from './rejected-rows.store.ts'

interface Signing {
  links: Links
  now: number
}

export const rejectedRowsAddress = (key: number) => `/api/customers/import/${key}/rejected-rows`

export function presentImport(shown: ShownImport, { links, now }: Signing) {
  const { row, marketName, uploadedBy, undoneBy } = shown
  const { key, marketKey, fileName, bytes, state, bytesRead, mapping } = row
  const { rows, households, incomplete, refused, erased, mode, confirming } = row
  return {
    key,
    marketKey,
    marketName,
    fileName,
    bytes,
    state,
    bytesRead,
    mapping,
    mode,
    confirming,
    effect: row.effect,
    undoEndsAt: row.finishedAt && row.replaced !== null ? undoEndOf(row.finishedAt) : null,
    undone: row.undoneAt && { by: undoneBy ?? '', at: row.undoneAt.toISOString() },
    problem: presentProblem(row),
    uploadedBy: uploadedBy ?? '',
    uploadedAt: row.uploadedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    counts: { rows, households, incomplete, refused, erased },
    rejectedRows: refused + incomplete > 0 ? links.sign(rejectedRowsAddress(key), now) : null,
    can: {
      start: ability(mayStart(state)),
      confirm: ability(mayConfirm(state)),
      cancel: ability(mayCancel(state)),
      undo: ability(undoing(shown, now)),
    },
  }
}

const undoEndOf = (finishedAt: Date): string =>
  new Date(undoEnd(finishedAt.getTime())).toISOString()

export const undoing = ({ row, serving }: ShownImport, now: number) =>
  mayUndo({
    state: row.state,
    hasBefore: row.replaced !== null,
    isServing: serving === row.key,
    finishedAt: row.finishedAt?.getTime() ?? 0,
    now,
  })

function presentProblem({ problem }: ImportRow) {
  if (!problem) return null
  const { reason, line } = problem
  const message = customerReasons[reason as keyof typeof customerReasons]
  return { reason, line, message }
}

/** With its first lines, for as long as a person must say what the columns are. */
export async function presentWithPreview(use: Use, shown: ShownImport, signing: Signing) {
  const preview = await previewOf(use, shown.row)
  return { ...presentImport(shown, signing), preview, findings: await findingsOf(use, shown.row) }
}

const ORDER = ['LINE', 'FIELD'] as const

/** What could not be read, and what that cost: whole lines first, and what happened most. */
async function findingsOf(use: Use, { key, refused, incomplete }: ImportRow) {
  if (refused + incomplete === 0) return []
  const counted = await use(rejectedRowsStore).counted(key)
  const findings = counted.map(({ field, reason, costs, lines }) => ({
    costs,
    field: fieldNames[field as ImportField] ?? '',
    reason: rowReasons[reason as RowReason] ?? reason,
    lines,
  }))
  return findings.toSorted(
    (a, b) =>
      ORDER.indexOf(a.costs) - ORDER.indexOf(b.costs) ||
      b.lines - a.lines ||
      a.field.localeCompare(b.field) ||
      a.reason.localeCompare(b.reason),
  )
}

async function previewOf(use: Use, { key, state, bytes }: ImportRow) {
  if (state !== 'UPLOADED') return null
  const head = await use(customerImportsStore).bytesFrom(key, 0, HEAD_BYTES)
  const isWhole = bytes <= HEAD_BYTES
  const read = headOf(head.toString('utf8'), isWhole)
  if (!read.ok) return null
  const { headers, rows } = read.value
  return { headers, rows }
}
