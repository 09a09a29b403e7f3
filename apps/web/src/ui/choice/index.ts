export { Choice } from './choice.tsx'
