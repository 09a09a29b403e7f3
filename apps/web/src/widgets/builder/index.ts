export { EnrollForm } from './enroll-form.tsx'
export { StartForm } from './start-form.tsx'
