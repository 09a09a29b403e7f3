export { MonthlyFacts } from './monthly-facts.tsx'
export { useMonthlyEstimate } from './use-monthly-estimate.ts'
