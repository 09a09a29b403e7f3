export { UnsavedGuard, UnsavedWarning } from './unsaved-guard.tsx'
