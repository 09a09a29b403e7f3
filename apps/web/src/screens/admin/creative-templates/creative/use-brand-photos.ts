import type { PictureAddresses, PictureSizes } from '@marquee/rules/pieces'
import { useCallback, useMemo } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { api, useOperation, type QueryState } from '../../../../api/index.ts'
import { useUserState } from '../../../../widgets/user-state/index.ts'
import type { Creative, StoredPicture } from '../answers.ts'
import type { CreativeValues } from './creative.rules.ts'

export const ASSET_TYPE = 'creative-variation-full'

const SIZE = 100

export interface BrandPhotos {
  /** The market of the brand, for which its photos are brought. */
  marketKey: number | undefined
  query: QueryState<{ images: StoredPicture[]; totalElements: number }>
  addresses: PictureAddresses
  thumbnails: PictureAddresses
  sizes: PictureSizes
}

/** The photos that were brought for the brand of a creative, the newest first. */
export function useBrandPhotos(
  control: Control<CreativeValues>,
  base: Pick<Creative, 'photo' | 'photoUrl' | 'thumbnailUrl' | 'variations'> | undefined,
): BrandPhotos {
  const hierarchyId = useWatch({ control, name: 'hierarchyId' })
  const brand = useUserState().hierarchies.find(({ id }) => id === hierarchyId)
  const marketKey = brand?.marketKey
  const query = useOperation(
    api.images.list,
    { query: { assetType: ASSET_TYPE, marketKey: String(marketKey), size: String(SIZE) } },
    { enabled: marketKey !== undefined, selection: false, keepsPrevious: true },
  )
  const images = query.response?.images
  const known = useMemo(() => new Map(images?.map((image) => [image.hash, image])), [images])
  const kept = useMemo(
    () => new Map((base ? [base, ...base.variations] : []).map((one) => [one.photo, one])),
    [base],
  )
  const addresses = useCallback(
    (hash: string) => known.get(hash)?.url ?? kept.get(hash)?.photoUrl ?? undefined,
    [known, kept],
  )
  const thumbnails = useCallback(
    (hash: string) => known.get(hash)?.thumbnailUrl ?? kept.get(hash)?.thumbnailUrl ?? undefined,
    [known, kept],
  )
  return { marketKey, query, addresses, thumbnails, sizes: known }
}
