import { WhenSeen } from '../../ui/when-seen/index.ts'
import type { ShownCreative } from './answers.ts'
import { CreativePreview } from './creative-preview.tsx'
import { PieceSkeleton } from './piece-skeleton.tsx'

/** A creative in a list, known by the piece that is mailed, however dealers preview it. */
export function MailedThumbnail({ creative }: { creative: ShownCreative }) {
  return (
    <WhenSeen before={<PieceSkeleton />}>
      {() => <CreativePreview creative={asMailed(creative)} size="small" />}
    </WhenSeen>
  )
}

/** A creative as the piece that is mailed, however it is previewed elsewhere. */
export const asMailed = <Creative extends ShownCreative>(creative: Creative): Creative => ({
  ...creative,
  preview: { ...creative.preview, type: 'DYNAMIC_PDF' },
})
