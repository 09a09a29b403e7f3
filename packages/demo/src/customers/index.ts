export { BUSY, demoDealerships } from './dealerships.ts'
export { demoHouseholds, type DemoModel, type DemoZip } from './households.ts'
export * from './on-the-road.ts'
