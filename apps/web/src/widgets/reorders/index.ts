export { JobStatusChip } from './job-status-chip.tsx'
export { ReorderButtons } from './reorder-buttons.tsx'
export { ReorderNotes } from './reorder-notes.tsx'
