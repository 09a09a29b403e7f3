export * from './carried-campaign.rules.ts'
export * from './may-take-version.rules.ts'
export * from './taken-version.rules.ts'
export { newerVersionReasons } from './texts.ts'
