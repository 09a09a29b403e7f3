export { UnsavedGuard } from './unsaved-guard.tsx'
export { UnsavedWarning } from './unsaved-warning.tsx'
