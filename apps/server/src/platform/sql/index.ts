export * from './connect.ts'
export * from './migrate.ts'
export * from './scoped.ts'
export * from './store.ts'
