export { imagesRoutes } from './images.route.ts'
export { imagesStore, type ImageRow } from './images.store.ts'
export { presentImage } from './read-image.use-case.ts'
