export { offerCodesStore } from './offer-codes.store.ts'
export { piecesRoutes } from './pieces.route.ts'
export { drawPage } from './page-picture.painter.ts'
