export { Findings, FoundLines } from './findings.tsx'
export { ImportPage } from './import-page.tsx'
export { useTrial, type Trial } from './use-trial.ts'
