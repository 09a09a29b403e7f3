import { handOverReasons } from '../hand-overs/index.ts'
import type { AudienceFormat } from './formats.rules.ts'

/** Why something cannot be done with an audience file. */
export const audienceFileReasons = {
  ...handOverReasons,
  'audience-file.outdated':
    'Someone in it has opted out or was erased since it was made. It is being made once more without them: take it in a minute.',
} as const

export const audienceFormatNames: Readonly<Record<AudienceFormat, string>> = {
  META: 'Meta custom audience',
  GOOGLE: 'Google Customer Match',
  TIKTOK: 'TikTok customer file',
}
