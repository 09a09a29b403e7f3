export * from './dealer-year.rules.ts'
export * from './enrollment.rules.ts'
export * from './year-totals.rules.ts'
export { annualReasons, enrolledFilterLabels } from './texts.ts'
