export * from './identity.ts'
export { demoPeople, LOCAL_ISSUER, type LocalPerson } from './local-people.ts'
export * from './sign-in.ts'
export type { Verify } from './verify.ts'
