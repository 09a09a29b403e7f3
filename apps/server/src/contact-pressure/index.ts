export { contactPressureRoutes } from './contact-pressure.route.ts'
export { countedPiecesStore } from './counted-pieces.store.ts'
export { pressedPiecesView } from './pressed-pieces.view.ts'
