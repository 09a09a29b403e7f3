export { JobStatusChip } from './job-status-chip.tsx'
export { ReorderButtons } from './reorder-buttons.tsx'
export { ReorderIcon } from './reorder-icon.tsx'
export { ReorderNotes } from './reorder-notes.tsx'
