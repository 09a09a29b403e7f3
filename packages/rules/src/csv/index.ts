export * from './csv.rules.ts'
export * from './read-cells.rules.ts'
