import type { EmailDesign } from '@marquee/rules/pieces'
import { api, useOperation } from '../../api/index.ts'
import { EmailLook } from './email-look.tsx'
import { PieceSkeleton } from './piece-skeleton.tsx'
import { Instead } from './still-picture.tsx'
import { previewTexts } from './texts.ts'

interface EmailDesignLookProps {
  design: EmailDesign
  hierarchyId: string
  /** Stands in for the photo of every piece with this design. */
  photo: string | null
}

/** The upper part of a design of emails, as the server paints it with samples. */
export function EmailDesignLook({ design, hierarchyId, photo }: EmailDesignLookProps) {
  const query = useOperation(
    api.pieces.emailDesign,
    { params: { design }, query: { hierarchyId, ...(photo !== null && { photo }) } },
    { selection: false, staysFresh: true },
  )
  if (query.status === 'failed') return <Instead>{previewTexts.noDesign}</Instead>
  if (!query.response) return <PieceSkeleton />
  return <EmailLook html={query.response.html} />
}
