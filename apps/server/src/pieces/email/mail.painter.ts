import { oneLine } from '@marquee/rules/fonts'
import {
  emailLook,
  filledTexts,
  paragraphsOf,
  showOfferCode,
  unlinked,
  webLink,
  type EmailLook,
  type PieceContent,
  type PieceTexts,
} from '@marquee/rules/pieces'
import { emailTexts } from './texts.ts'

/** Where the parts of an email lead that are not in the piece itself. */
export interface EmailLinks {
  /** The address of a stored picture: of the web, or `cid:` where it travels along. */
  picture: (hash: string) => string
  /** Null in a preview, where no link leads away. */
  unsubscribe: string | null
}

/** All that a design shows: texts that are filled and harmless, and the colours of the brand. */
export interface Mail {
  content: PieceContent
  texts: PieceTexts
  look: EmailLook
  photo: string | null
  logo: string | null
  /** The dealer's own page: where the button leads. */
  website: string | null
  unsubscribe: string | null
}

export function mailOf(content: PieceContent, links: EmailLinks): Mail {
  const picture = (hash: string | null) => (hash === null ? null : pictureLink(links.picture(hash)))
  return {
    content,
    texts: filledTexts(content),
    look: emailLook(content.hierarchyId).light,
    photo: picture(content.photo),
    logo: picture(content.logo),
    website: webLink(content.dealer.webAddress),
    unsubscribe: links.unsubscribe === null ? null : webLink(links.unsubscribe),
  }
}

/** Also our own addresses, for the preview in the product. */
const pictureLink = (address: string): string | null =>
  /^(cid:[\w.@-]+|\/api\/image\/[\w?=&-]+)$/.test(address) ? address : webLink(address)

/** A value as one line of an email, of which no mail program makes a link. */
export const shown = (text: string): string => unlinked(oneLine(text))

export const shownParagraphs = (text: string): string[] => paragraphsOf(text).map(unlinked)

/** The paragraphs of a body; where it is a list of points, which print numbers, a sentence says what they are. */
export function shownBody(text: string): string[] {
  const paragraphs = shownParagraphs(text)
  return isList(paragraphs)
    ? [emailTexts.points, ...paragraphs.map((point) => `• ${point}`)]
    : paragraphs
}

/** A few words each, none of which end a sentence. */
const isList = (paragraphs: readonly string[]): boolean =>
  paragraphs.length > 2 &&
  paragraphs.every((paragraph) => paragraph.length <= 60 && !/[.!?:]$/.test(paragraph))

/** City, state and ZIP code as an envelope has them. */
export function cityLine({ city, state, postalCode }: PieceContent['dealer']): string {
  return shown([city, `${state} ${postalCode}`].filter((part) => part.trim() !== '').join(', '))
}

/** The code at the end of the link to a coupon, for those who say it at the counter. */
export const codeOf = (link: string): string =>
  showOfferCode(/\/r\/([\w-]+)$/.exec(link)?.[1] ?? '')
