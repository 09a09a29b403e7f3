export { Findings, FoundLines } from './findings.tsx'
export { ImportPage } from './import-page.tsx'
export { useTrial } from './use-trial.ts'
