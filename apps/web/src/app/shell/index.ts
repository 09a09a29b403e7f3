export { Content, Shell } from './shell.tsx'
