export { startPreviewHost } from './start-preview-host.ts'
