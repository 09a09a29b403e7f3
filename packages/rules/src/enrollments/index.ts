export * from './bulk-enrollment.rules.ts'
export * from './enroll-failures.rules.ts'
export * from './texts.ts'
