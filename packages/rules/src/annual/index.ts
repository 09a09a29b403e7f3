export * from './enrollment.rules.ts'
export { annualReasons } from './texts.ts'
