export { UnsavedGuard, UnsavedWarning, WITHOUT_WARNING } from './unsaved-guard.tsx'
