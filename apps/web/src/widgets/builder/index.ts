export { StartForm } from './start-form.tsx'
