export * from './csv.rules.ts'
export * from './decode.rules.ts'
export * from './read-cells.rules.ts'
export * from './separator.rules.ts'
