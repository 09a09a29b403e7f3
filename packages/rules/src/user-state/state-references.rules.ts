import type { Subdivision } from '../fields/index.ts'

export interface StateReference {
  label: string
  value: string
}

/** Country subdivisions as a field offers them: by name. */
export function stateReferences(subdivisions: readonly Subdivision[]): StateReference[] {
  return subdivisions
    .map(({ name, code }) => ({ label: name, value: code }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
}
