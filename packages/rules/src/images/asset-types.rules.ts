/** What a picture is for. */
export const IMAGE_ASSET_TYPES = [
  'campaign-preview',
  'campaign-template-hero',
  'creative-template-thumbnail',
  'creative-variation-full',
  'creative-variation-thumbnail',
  'coupon-full',
  'coupon-thumbnail',
  'brand-logo',
  'brand-logo-secondary',
] as const

export type ImageAssetType = (typeof IMAGE_ASSET_TYPES)[number]
