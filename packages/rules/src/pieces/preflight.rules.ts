import type { PrintedField } from '../creatives/index.ts'
import { SAFE } from './designs/design.rules.ts'
import { inset, type Box } from './draw.rules.ts'
import { contrastOf, groundUnder, type Ground } from './grounds.rules.ts'
import { MAIL_QUIET } from './mail-barcode-marks.rules.ts'
import type { Mark, Page, PathMark, PictureMark, TextMark } from './marks.rules.ts'
import { capHeight, textWidth, unknownLetters } from '../fonts/index.ts'
import { LEAST_CODE, QUIET } from './qr-marks.rules.ts'
import { unprintedFields } from './unprinted-fields.rules.ts'
import { isWithin, meets, sizeOfPath } from './shapes.rules.ts'

/** What would come out wrong in print. */
export const PREFLIGHT_REASONS = [
  'preflight.bleed',
  'preflight.safe-margin',
  'preflight.small-text',
  'preflight.contrast',
  'preflight.no-glyph',
  'preflight.text-cut',
  'preflight.resolution',
  'preflight.logo-squeezed',
  'preflight.quiet-zone',
  'preflight.small-code',
  'preflight.field-missing',
] as const

export type PreflightReason = (typeof PREFLIGHT_REASONS)[number]

export interface Finding {
  reason: PreflightReason
  page: Page['name']
  /** What it is about: a text, the label of a field, or the hash of a picture. */
  what: string
}

/** How large the stored pictures are, by hash. */
export type PictureSizes = ReadonlyMap<string, { width: number; height: number }>

const LEAST_DOTS_PER_INCH = 300
const LEAST_SIZE = 6
const LARGE = 14
/** Lower or narrower than this, nothing in a logo can be read. */
const LEAST_OF_LOGO = 14

/** With the fields that were filled in: those that are required stand on one of the pages. */
export function preflight(
  pages: readonly Page[],
  pictures: PictureSizes,
  fields: readonly PrintedField[] = [],
): Finding[] {
  const onPages = pages.flatMap((page) =>
    [
      ...bleedFindings(page),
      ...page.marks.flatMap((mark, index) => findingsOf(page, mark, index, pictures)),
    ].map((finding) => ({ ...finding, page: page.name })),
  )
  const leftOut = unprintedFields(pages, fields).map(({ label }): Finding => ({
    reason: 'preflight.field-missing',
    page: 'front',
    what: label,
  }))
  return [...onPages, ...leftOut]
}

type Found = Omit<Finding, 'page'>

function findingsOf(page: Page, mark: Mark, index: number, pictures: PictureSizes): Found[] {
  if (mark.kind === 'text') return textFindings(page, mark, index)
  if (mark.kind === 'picture') return pictureFindings(mark, pictures)
  if (mark.kind === 'path') return codeFindings(page, mark, index)
  const unchecked: Readonly<Record<typeof mark.kind, Found[]>> = { rect: [] }
  return unchecked[mark.kind]
}

/** The edge of the paper is covered all round, so that a cut beside the line leaves no white. */
function bleedFindings(page: Page): Found[] {
  const { width, height, bleed } = page
  const sheet = inset({ x: 0, y: 0, width, height }, -bleed)
  const isCovered = page.marks.some(
    (mark) => mark.kind === 'rect' && mark.fill !== undefined && isWithin(sheet, mark),
  )
  const stops = page.marks.filter((mark) => mark.kind === 'rect' || mark.kind === 'picture')
  const atTheCut = stops.filter((mark) => touchesCut(mark, page))
  return [
    ...(isCovered || stops.some((mark) => isWithin(sheet, mark))
      ? []
      : [{ reason: 'preflight.bleed', what: 'ground' } as const]),
    ...atTheCut.map(() => ({ reason: 'preflight.bleed', what: 'edge' }) as const),
  ]
}

/** Ends on the line of the cut or short of the bleed, where it ought to go beyond. */
function touchesCut({ x, y, width, height }: Box, page: Page): boolean {
  const outside = [-x, -y, x + width - page.width, y + height - page.height]
  return outside.some((by) => by > -0.5 && by < page.bleed - 0.01)
}

function textFindings(page: Page, mark: TextMark, index: number): Found[] {
  if (mark.text === '') return []
  const found = (reason: PreflightReason): Found => ({ reason, what: mark.text })
  const place = boxOfText(mark)
  const safe = inset({ x: 0, y: 0, width: page.width, height: page.height }, SAFE)
  const grounds = groundUnder(page.marks.slice(0, index), place)
  const least = mark.size >= LARGE ? 3 : 4.5
  return [
    ...(isWithin(place, safe) ? [] : [found('preflight.safe-margin')]),
    ...(mark.size < LEAST_SIZE - 0.001 ? [found('preflight.small-text')] : []),
    ...(grounds.every((ground) => isReadable(mark, ground, least))
      ? []
      : [found('preflight.contrast')]),
    ...(mark.isCut ? [found('preflight.text-cut')] : []),
    ...(unknownLetters(mark.text, mark.face).length === 0 ? [] : [found('preflight.no-glyph')]),
  ]
}

/** On a picture nothing is sure to be readable. */
const isReadable = ({ ink }: TextMark, ground: Ground, least: number) =>
  ground !== 'picture' && contrastOf(ink, ground) >= least

function boxOfText({ x, y, text, face, size, anchor, tracking }: TextMark): Box {
  const width = textWidth(text, face, size, tracking)
  const height = capHeight(face, size)
  return { x: x - width * { start: 0, middle: 0.5, end: 1 }[anchor], y: y - height, width, height }
}

function pictureFindings(mark: PictureMark, pictures: PictureSizes): Found[] {
  const stored = pictures.get(mark.picture)
  if (!stored) return [{ reason: 'preflight.resolution', what: mark.picture }]
  const across = stored.width / mark.width
  const down = stored.height / mark.height
  const drawn = Math.min(mark.width / stored.width, mark.height / stored.height)
  const thin = Math.min(stored.width, stored.height) * drawn
  if (mark.fit === 'contain' && thin < LEAST_OF_LOGO) {
    return [{ reason: 'preflight.logo-squeezed', what: mark.picture }]
  }
  const dots = (mark.fit === 'cover' ? Math.min(across, down) : Math.max(across, down)) * 72
  return dots >= LEAST_DOTS_PER_INCH - 0.5
    ? []
    : [{ reason: 'preflight.resolution', what: mark.picture }]
}

/** Around a code the paper must be bare, as wide as readers require. */
function codeFindings(page: Page, mark: PathMark, index: number): Found[] {
  if (mark.means !== 'qr' && mark.means !== 'mail-barcode') return []
  const size = sizeOfPath(mark)
  const code: Box = {
    x: mark.x,
    y: mark.y,
    width: size.width * mark.scale,
    height: size.height * mark.scale,
  }
  const quiet =
    mark.means === 'qr'
      ? inset(code, -QUIET * mark.scale)
      : inset(code, -MAIL_QUIET.x, -MAIL_QUIET.y)
  const others = page.marks.filter(
    (other, at) => at > index && meets(boxOf(other), inset(quiet, 0.05)),
  )
  const before = page.marks.slice(0, index)
  const crossed = before.some(
    (other) => other.kind === 'text' && meets(boxOf(other), inset(quiet, 0.05)),
  )
  const isBare = groundUnder(before, inset(quiet, 0.05)).every(
    (ground) => ground !== 'picture' && contrastOf(mark.fill, ground) > 10,
  )
  const isSmall = mark.means === 'qr' && quiet.width < LEAST_CODE - 0.05
  return [
    ...(isBare && !crossed && others.length === 0
      ? []
      : [{ reason: 'preflight.quiet-zone', what: mark.means } as const]),
    ...(isSmall ? [{ reason: 'preflight.small-code', what: mark.means } as const] : []),
  ]
}

function boxOf(mark: Mark): Box {
  if (mark.kind === 'text') return boxOfText(mark)
  if (mark.kind !== 'path') return outlineBox(mark)
  const { width, height } = sizeOfPath(mark)
  return { x: mark.x, y: mark.y, width: width * mark.scale, height: height * mark.scale }
}

/** A frame takes only its lines. */
function outlineBox(mark: Mark & Box): Box {
  const isFrame = mark.kind === 'rect' && mark.fill === undefined
  return isFrame ? { ...mark, width: 0, height: 0 } : mark
}
