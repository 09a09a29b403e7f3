export { WrittenEmail } from './written-email.tsx'
