import { contains, may, type MarketPath, type Permission } from '../access/index.ts'
import type { FulfillmentChannel } from '../channels/index.ts'
import type { DynamicField } from './dynamic-field.rules.ts'
import { accept, refuse, type Result } from '../result/index.ts'
import type { CreativePreview } from './preview.rules.ts'

/** The texts of a creative and how long each may be. Merge fields in them are filled by the piece. */
export const MOST_OF_CREATIVE_TEXT = {
  headline: 80,
  subhead: 140,
  body: 1_500,
  callToAction: 40,
  disclaimer: 800,
  subject: 90,
  preheader: 140,
} as const

export type CreativeTexts = Record<keyof typeof MOST_OF_CREATIVE_TEXT, string>

export const NO_CREATIVE_TEXTS: CreativeTexts = {
  headline: '',
  subhead: '',
  body: '',
  callToAction: '',
  disclaimer: '',
  subject: '',
  preheader: '',
}

export const MOST_OF_CREATIVE_NAME = 80
export const MOST_OF_VARIATION_NAME = 60
export const MOST_VARIATIONS = 12
export const MOST_ATTACHMENTS = 8

/** For what creatives are looked up: to be used in a campaign, or to make a template of. */
export const CREATIVE_SCOPES = ['CAMPAIGN', 'CAMPAIGN_TEMPLATE'] as const

export type CreativeScope = (typeof CREATIVE_SCOPES)[number]

export const CREATIVE_STATUSES = ['ACTIVE', 'INACTIVE'] as const

export type CreativeStatus = (typeof CREATIVE_STATUSES)[number]

/** Another look of a creative: the same words around another photo. */
export interface CreativeVariation {
  id: string
  name: string
  /** The hash of a stored picture. */
  photo: string | null
}

/** What an author creates, and a dealer chooses: texts, photo and design of a piece, without its coupons. */
export interface CreativeTemplate {
  name: string
  fulfillmentChannels: readonly FulfillmentChannel[]
  preview: CreativePreview
  /** How many coupons a piece may carry. */
  minAttachments: number
  maxAttachments: number
  /** The keys of the renderer's designs: of direct mail, and of an email where it is sent as one. */
  design: string
  emailDesign: string | null
  texts: CreativeTexts
  photo: string | null
  fields: readonly DynamicField[]
  variations: readonly CreativeVariation[]
}

export const AUTHORING: readonly Permission[] = ['CAN_MANAGE_CAMPAIGN_TEMPLATES']

interface Author {
  path: MarketPath
  permissions: readonly Permission[]
}

/** Creatives lie at their brand; they are managed by people whose home is the brand or above it. */
export function mayManageCreative(
  { path, permissions }: Author,
  place: MarketPath,
): Result<true, 'access.denied' | 'creative.kept-above'> {
  const permitted = may(permissions, AUTHORING)
  if (!permitted.ok) return permitted
  return contains(path, place) ? accept(true) : refuse('creative.kept-above')
}

/** A creative is changed as it was read; a save without a version overwrites what is there. */
export function changeCreative(
  stored: { version: number },
  version: number | undefined,
): Result<true, 'creative.changed-meanwhile'> {
  const isCurrent = version === undefined || version === stored.version
  return isCurrent ? accept(true) : refuse('creative.changed-meanwhile')
}

/** The hashes of all pictures in a creative. */
export function photosOf({
  photo,
  variations,
}: Pick<CreativeTemplate, 'photo' | 'variations'>): string[] {
  return [photo, ...variations.map((variation) => variation.photo)].filter((one) => one !== null)
}
