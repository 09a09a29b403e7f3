export { EnrollForm } from './enroll-form.tsx'
