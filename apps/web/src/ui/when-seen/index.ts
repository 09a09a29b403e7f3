export { WhenSeen } from './when-seen.tsx'
