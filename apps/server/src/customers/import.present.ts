import { customerReasons, mayCancel, mayConfirm, mayStart } from '@marquee/rules/customers'
import { ability } from '@marquee/rules/result'
import type { Links } from '../platform/links/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { headOf, HEAD_BYTES } from './customer-file.check.ts'
import { customerImportsStore, type ImportRow } from './customer-imports.store.ts'
import type { ShownImport } from './customer-imports.view.ts'

interface Signing {
  links: Links
  now: number
}

export const rejectedRowsAddress = (key: number) => `/api/customers/import/${key}/rejected-rows`

export function presentImport(
  { row, marketName, uploadedBy }: ShownImport,
  { links, now }: Signing,
) {
  const { key, marketKey, fileName, bytes, state, bytesRead, mapping } = row
  const { rows, households, refused, erased, mode, confirming } = row
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
    problem: presentProblem(row),
    uploadedBy: uploadedBy ?? '',
    uploadedAt: row.uploadedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    counts: { rows, households, refused, erased },
    rejectedRows: refused > 0 ? links.sign(rejectedRowsAddress(key), now) : null,
    can: {
      start: ability(mayStart(state)),
      confirm: ability(mayConfirm(state)),
      cancel: ability(mayCancel(state)),
    },
  }
}

function presentProblem({ problem }: ImportRow) {
  if (!problem) return null
  const { reason, line } = problem
  const message = customerReasons[reason as keyof typeof customerReasons]
  return { reason, line, message }
}

/** With its first lines, for as long as a person must say what the columns are. */
export async function presentWithPreview(use: Use, shown: ShownImport, signing: Signing) {
  return { ...presentImport(shown, signing), preview: await previewOf(use, shown.row) }
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
