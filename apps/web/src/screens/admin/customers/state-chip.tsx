import Chip from '@mui/material/Chip'
import { stateNames, type ImportState } from '@marquee/rules/customers'
import type { ShownImport } from './answers.ts'
import { percentRead } from './percent-read.rules.ts'
import { texts } from './texts.ts'

const TONES: Readonly<Record<ImportState, 'info' | 'success' | 'error' | undefined>> = {
  UPLOADED: undefined,
  READING: 'info',
  PUBLISHING: 'info',
  PUBLISHED: 'success',
  FAILED: 'error',
  CANCELLED: undefined,
}

export function StateChip({ of }: { of: Pick<ShownImport, 'state' | 'bytes' | 'bytesRead'> }) {
  return <Chip label={stateInWords(of)} color={TONES[of.state]} />
}

/** How far it is, while it is being read. */
export function stateInWords(one: Pick<ShownImport, 'state' | 'bytes' | 'bytesRead'>): string {
  return one.state === 'READING' ? texts.readSoFar(percentRead(one)) : stateNames[one.state]
}
