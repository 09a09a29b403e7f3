export { enter, presentPlace, type Entered } from './enter.ts'
export { keepFresh } from './keep-fresh.ts'
export { providerOf, type Provider } from './provider.ts'
export { onSignedOutElsewhere, storedToken } from './stored-token.ts'
