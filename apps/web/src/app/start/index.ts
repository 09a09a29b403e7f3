export { AppStart } from './app-start.tsx'
export { SignInTrouble, Splash } from './pages.tsx'
export { SignOutContext } from './sign-out.ts'
