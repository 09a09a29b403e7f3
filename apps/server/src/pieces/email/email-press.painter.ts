import { oneLine } from '@marquee/rules/fonts'
import {
  nameOf,
  OFFER_CODE_BYTES,
  offerCode,
  offerLink,
  showOfferCode,
  type EmailDesign,
  type PieceContent,
} from '@marquee/rules/pieces'
import { paintEmail, type Email } from './email.painter.tsx'
import type { EmailLinks } from './mail.painter.ts'

/** What differs from one recipient of an email to the next. */
export interface Addressed {
  firstName: string
  vehicle: string
  unsubscribe: string
  /** Of each coupon, in the order of the email. */
  codes: readonly string[]
}

interface Press {
  design: EmailDesign
  /** For anyone: its recipient is not looked at, nor where its coupons lead. */
  content: PieceContent
  picture: EmailLinks['picture']
  publicUrl: string
}

/**
 * Paints one email for many recipients: it is painted once with marks in the places where recipients differ, and the marks
 * are filled for each. Whoever's name would be painted otherwise than letter by letter gets an email painted for them.
 */
export function emailPress(press: Press): (to: Addressed) => Email {
  const plates = new Map<boolean, Plate | undefined>()
  return (to) => {
    const tidy = { ...to, firstName: nameOf(to), vehicle: oneLine(to.vehicle) }
    if (!isPlain(tidy)) return painted(press, to)
    const hasVehicle = tidy.vehicle !== ''
    if (!plates.has(hasVehicle)) plates.set(hasVehicle, plateFor(press, hasVehicle))
    const plate = plates.get(hasVehicle)
    return plate ? filled(plate, tidy) : painted(press, to)
  }
}

function painted({ design, content, picture, publicUrl }: Press, to: Addressed): Email {
  const { firstName, vehicle, unsubscribe, codes } = to
  const addressed = {
    ...content,
    recipient: { ...content.recipient, firstName, vehicle },
    coupons: content.coupons.map((coupon, at) => ({
      ...coupon,
      link: offerLink(publicUrl, codes[at] ?? ''),
    })),
  }
  return paintEmail(design, addressed, { picture, unsubscribe })
}

// What is filled in begins as its mark does, with a letter or a digit, and holds nothing of which mail programs make links.
const PLAIN_NAME = /^\p{L}[\p{L}\p{M}\p{N} '’-]{0,28}$/u
const PLAIN_VEHICLE = /^(\d[\p{L}\p{M}\p{N} -]{1,38})?$/u
/** Letters in the shortest and in the longest of them, without the digit of a vehicle. */
const SHORTEST = { name: 1, vehicle: 1 }
const LONGEST = { name: 29, vehicle: 38 }
/** Of an alphabet in which nobody writes any more. */
const RUNES = { name: '\u16A0', vehicle: '\u16A1' }

const isPlain = ({ firstName, vehicle }: Addressed) =>
  PLAIN_NAME.test(firstName) && PLAIN_VEHICLE.test(vehicle)

/** A part of an email that is the same for all, or the name of what stands there. */
type Part = { text: string } | { mark: keyof Marks; at: number }

interface Marks {
  firstName: string
  vehicle: string
  unsubscribe: string
  codes: readonly string[]
  /** As people read them out. */
  shownCodes: readonly string[]
}

type Plate = Readonly<Record<keyof Email, readonly Part[]>>

/** Undefined where the length of a name decides on more than the name. */
function plateFor(press: Press, hasVehicle: boolean): Plate | undefined {
  const [short, long] = [marks(press, SHORTEST), marks(press, LONGEST)].map((of) => {
    const to = hasVehicle ? of : { ...of, vehicle: '' }
    return plateOf(painted(press, to), to)
  })
  return short && JSON.stringify(short) === JSON.stringify(long) ? short : undefined
}

function marks({ content, publicUrl }: Press, length: typeof SHORTEST): Marks {
  const codes = content.coupons.map((_, at) =>
    offerCode(
      Uint8Array.from({ length: OFFER_CODE_BYTES }, (__, place) => 151 + at * 7 + place * 13),
    ),
  )
  return {
    firstName: RUNES.name.repeat(length.name),
    vehicle: `9${RUNES.vehicle.repeat(length.vehicle)}`,
    unsubscribe: `${publicUrl}/unsubscribe/of-${'q'.repeat(40)}`,
    codes,
    shownCodes: codes.map(showOfferCode),
  }
}

const plateOf = ({ subject, preheader, html, text }: Email, of: Marks): Plate => ({
  subject: partsOf(subject, of),
  preheader: partsOf(preheader, of),
  html: partsOf(html, of),
  text: partsOf(text, of),
})

function partsOf(whole: string, of: Marks): Part[] {
  const known = new Map<string, Part>([
    ...(of.vehicle === '' ? [] : [[of.vehicle, { mark: 'vehicle', at: 0 }] as const]),
    [of.firstName, { mark: 'firstName', at: 0 }],
    [of.unsubscribe, { mark: 'unsubscribe', at: 0 }],
    ...of.codes.map((code, at) => [code, { mark: 'codes', at }] as const),
    ...of.shownCodes.map((code, at) => [code, { mark: 'shownCodes', at }] as const),
  ])
  const any = new RegExp(`(${[...known.keys()].join('|').replaceAll('.', '\\.')})`, 'u')
  return whole.split(any).map((text) => known.get(text) ?? { text })
}

function filled({ subject, preheader, html, text }: Plate, to: Addressed): Email {
  const { firstName, vehicle, unsubscribe, codes } = to
  const plain: Marks = {
    firstName,
    vehicle,
    unsubscribe,
    codes,
    shownCodes: codes.map(showOfferCode),
  }
  const escaped = { ...plain, firstName: inHtml(firstName), vehicle: inHtml(vehicle) }
  return {
    subject: joined(subject, plain),
    preheader: joined(preheader, plain),
    html: joined(html, escaped),
    text: joined(text, plain),
  }
}

const joined = (parts: readonly Part[], by: Marks): string =>
  parts.map((part) => ('text' in part ? part.text : valueOf(by, part.mark, part.at))).join('')

function valueOf(by: Marks, mark: keyof Marks, at: number): string {
  const value = by[mark]
  return typeof value === 'string' ? value : (value[at] ?? '')
}

/** The one sign of a plain name that HTML writes otherwise. */
const inHtml = (text: string) => text.replaceAll("'", '&#x27;')
