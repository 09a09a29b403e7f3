import type { HandOver } from '@marquee/rules/hand-overs'

interface Receipt {
  number: number
  kind: HandOver
  takenByName: string | null
  takenAt: Date
  sha256: string
}

export const presentReceipts = (receipts: readonly Receipt[]) =>
  receipts.map(({ number, kind, takenByName, takenAt, sha256 }) => ({
    number,
    kind,
    by: takenByName,
    at: takenAt.toISOString(),
    sha256,
  }))
