import { blackoutDatesStore } from '../blackout-dates/index.ts'
import { creativesStore } from '../creatives/index.ts'
import { imagesStore } from '../images/index.ts'
import { dealerOnPieceView } from '../pieces/index.ts'
import { readingOnce, type Use } from '../platform/sql/index.ts'
import { templatesStore } from '../templates/index.ts'

/** What the seasons of a year are judged by, of which they have much in common. To order it changes none of it. */
export const readingSeasonsOnce = (use: Use): Use =>
  readingOnce(use, [
    templatesStore,
    creativesStore,
    blackoutDatesStore,
    imagesStore,
    dealerOnPieceView,
  ])
