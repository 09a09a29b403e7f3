import { LEAST_IMAGE_INCHES, LEAST_IMAGE_WIDTH, MOST_IMAGE_BYTES } from './image-rules.rules.ts'

const MEGABYTE = 1_048_576

/** The three rules as the field shows them, and what else may be wrong with a file. */
export const imageReasons = {
  'image.too-large': `Less than ${MOST_IMAGE_BYTES / MEGABYTE}MB`,
  'image.too-narrow': `At least ${LEAST_IMAGE_INCHES}in (or ${LEAST_IMAGE_WIDTH}px) wide`,
  'image.wrong-format': 'JPG or PNG format',
  'image.too-many-pixels':
    'This picture has more than 40 million pixels. Make it smaller and try again.',
  'image.broken': 'This picture is incomplete or damaged. Save it again and try once more.',
  'image.holds-more':
    'This file holds more than a picture. Save it again as JPG or PNG and try once more.',
  'image.no-file': 'Choose a file',
  'image.type-denied': 'You cannot upload or browse pictures of this kind.',
  'image.busy': 'Many pictures are being read right now. Please try again in a moment.',
} as const
