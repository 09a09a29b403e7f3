export { Line } from './line.tsx'
