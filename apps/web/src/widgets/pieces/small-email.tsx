import { api, useOperation } from '../../api/index.ts'
import { useSettled } from '../../ui/search-box/index.ts'
import type { Composed } from './composed.ts'
import { emailTexts } from './email-texts.ts'
import { EmailLook } from './email-look.tsx'
import { PieceSkeleton } from './piece-skeleton.tsx'
import { Instead } from './still-picture.tsx'

interface SmallEmailProps {
  creativeTemplateKey: number
  marketKey: number
  composed: Composed
}

/** The upper part of the email that a campaign sends, to know it again. */
export function SmallEmail({ composed, ...piece }: SmallEmailProps) {
  // The server is asked in a pause of typing.
  const settled = JSON.parse(useSettled(JSON.stringify(composed))) as Composed
  const asked = useOperation(
    api.pieces.email,
    { body: { ...settled, ...piece } },
    { selection: false, keepsPrevious: true },
  )
  if (asked.status === 'failed') return <Instead>{emailTexts.failed}</Instead>
  if (!asked.response) return <PieceSkeleton />
  return <EmailLook html={asked.response.html} />
}
