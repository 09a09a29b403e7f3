export * from './links.ts'
export * from './link-secret.ts'
