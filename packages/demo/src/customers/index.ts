export { demoHouseholds, type DemoDealership, type DemoModel, type DemoZip } from './households.ts'
