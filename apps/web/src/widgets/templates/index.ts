export { browsingNames } from './texts.ts'
