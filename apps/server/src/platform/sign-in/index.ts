export * from './identity.ts'
export { LOCAL_AUDIENCE, LOCAL_CLIENT_ID, LOCAL_ISSUER } from './local-provider.ts'
export * from './sign-in.ts'
export type { Verify } from './verify.ts'
