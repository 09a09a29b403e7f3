import { images } from '@marquee/contract/images'
import { bind } from '../platform/use-case.ts'
import { listImages } from './list-images.use-case.ts'
import { readImage } from './read-image.use-case.ts'
import { uploadImage } from './upload-image.use-case.ts'

export const imagesRoutes = bind(images, { upload: uploadImage, list: listImages, read: readImage })
