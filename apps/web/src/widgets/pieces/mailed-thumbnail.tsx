import { WhenSeen } from '../../ui/when-seen/index.ts'
import type { ShownCreative } from './answers.ts'
import { CreativePreview } from './creative-preview.tsx'
import { PieceSkeleton } from './piece-skeleton.tsx'
import type { CreativePreviewProps } from './preview-props.ts'

type MailedThumbnailProps = Pick<CreativePreviewProps, 'creative' | 'marketKey' | 'coupons'>

/** A creative in a list, known by the piece that is mailed, however dealers preview it. */
export function MailedThumbnail({ creative, ...shown }: MailedThumbnailProps) {
  return (
    <WhenSeen before={<PieceSkeleton />}>
      {() => <CreativePreview creative={asMailed(creative)} size="small" {...shown} />}
    </WhenSeen>
  )
}

/** A creative as the piece that is mailed, however it is previewed elsewhere. */
export const asMailed = <Creative extends ShownCreative>(creative: Creative): Creative => ({
  ...creative,
  preview: { ...creative.preview, type: 'DYNAMIC_PDF' },
})
