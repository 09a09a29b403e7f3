export { EnrollForm } from './enroll-form.tsx'
export { periodInWords } from './period-in-words.ts'
