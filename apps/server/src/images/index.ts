export { imagesRoutes } from './images.route.ts'
export { imagesStore, type ImageRow } from './images.store.ts'
export { readPicture, type Picture } from './read-picture.gateway.ts'
export { presentImage } from './read-image.use-case.ts'
