export { annualRoutes } from './annual.route.ts'
export { enrollableYear, enrollDealer } from './enroll.use-case.ts'
