export { Findings, FoundLines, RefusedLines, type TriedFile } from './findings.tsx'
export { ImportPage } from './import-page.tsx'
export { foundTexts, tableRequirements } from './texts.ts'
export { useTrial, type Trial } from './use-trial.ts'
