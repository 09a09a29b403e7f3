export { AppStart } from './app-start.tsx'
export { OtherAddress, SignInTrouble, Splash } from './pages.tsx'
export { SignOutContext } from './sign-out.ts'
export { VersionContext } from './version.ts'
