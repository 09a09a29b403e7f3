export { UnsavedGuard } from './unsaved-guard.tsx'
