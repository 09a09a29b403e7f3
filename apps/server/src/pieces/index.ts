export { offerCodesStore } from './offer-codes.store.ts'
export { piecesRoutes } from './pieces.route.ts'
