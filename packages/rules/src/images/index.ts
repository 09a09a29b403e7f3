export * from './asset-types.rules.ts'
