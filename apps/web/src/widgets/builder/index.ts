export { StartForm } from './start-form.tsx'
export { texts as startTexts } from './texts.ts'
export { NOT_OFFERED, useStartFor } from './use-start-for.ts'
