import { may, type Permission } from '../access/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'

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

const PERMISSIONS_OF: Readonly<Record<ImageAssetType, readonly Permission[]>> = {
  'campaign-preview': ['CAN_UPDATE_MARKET_PROFILE'],
  'campaign-template-hero': ['CAN_MANAGE_CAMPAIGN_TEMPLATES'],
  'creative-template-thumbnail': ['CAN_MANAGE_CAMPAIGN_TEMPLATES'],
  'creative-variation-full': ['CAN_MANAGE_CAMPAIGN_TEMPLATES'],
  'creative-variation-thumbnail': ['CAN_MANAGE_CAMPAIGN_TEMPLATES'],
  'coupon-full': ['CAN_UPDATE_MARKET_PROFILE'],
  'coupon-thumbnail': ['CAN_UPDATE_MARKET_PROFILE'],
  'brand-logo': ['CAN_UPDATE_MARKET_PROFILE'],
  'brand-logo-secondary': ['CAN_UPDATE_MARKET_PROFILE'],
}

/** A person who may create the thing that a picture is for may upload it and browse the uploads. */
export function mayManagePictures(
  permissions: readonly Permission[],
  assetType: ImageAssetType,
): Result<true, 'image.type-denied'> {
  return may(permissions, PERMISSIONS_OF[assetType]).ok ? accept(true) : refuse('image.type-denied')
}
