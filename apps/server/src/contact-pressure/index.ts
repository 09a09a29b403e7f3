export { contactPressureRoutes } from './contact-pressure.route.ts'
export { countedPiecesStore } from './counted-pieces.store.ts'
export { pressedPeople } from './pressed-people.load.ts'
export { pressedPiecesView } from './pressed-pieces.view.ts'
