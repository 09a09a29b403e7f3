export * from './wire-names.rules.ts'
