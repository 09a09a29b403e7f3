export { CardGallery, GalleryCard } from './card-gallery.tsx'
