import { showDate } from '@marquee/rules/calendar'
import {
  webLink,
  type EmailDesign,
  type GroupOnPiece,
  type PieceContent,
  type PieceCoupon,
} from '@marquee/rules/pieces'
import { cityLine, codeOf, shown, shownBody, shownParagraphs, type Mail } from './mail.painter.ts'
import { emailTexts } from './texts.ts'

/** The same as the email shows, for those who read plain text. */
export function plainText(mail: Mail, design: EmailDesign): string {
  const { content, texts, website } = mail
  const { coupons, hasExpressService } = content
  const parts = [
    shown(texts.headline),
    shown(texts.subhead),
    ...shownBody(texts.body),
    ownWords(mail, design),
    [shown(texts.callToAction), website ?? ''].filter(Boolean).join('\n'),
    ...coupons.map(couponText),
    hasExpressService ? emailTexts.express : '',
    ...dealerTexts(content),
    ...shownParagraphs(texts.disclaimer),
    foot(mail),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function dealerTexts({ dealer, group }: PieceContent): string[] {
  const { name, line1, phone, openingHours, printedLine } = dealer
  const invites = group === null ? '' : groupText(group)
  const lines = [
    shown(name),
    invites,
    shown(line1),
    cityLine(dealer),
    shown(phone),
    shown(openingHours),
  ]
  return [lines.filter(Boolean).join('\n'), shown(printedLine)]
}

/** Whole, where it is an address: plain text has no other way to lead there. */
function groupText({ name, webAddress }: GroupOnPiece): string {
  const address = webLink(webAddress) ?? shown(webAddress)
  return [shown(name), address].filter((part) => part !== '').join(': ')
}

/** What only one design says. */
function ownWords({ content }: Mail, design: EmailDesign): string {
  const vehicle = shown(content.recipient.vehicle)
  if (design === 'email-reminder' && vehicle !== '') return `${emailTexts.yourVehicle}: ${vehicle}`
  return design === 'email-letter' ? emailTexts.yourTeam : ''
}

const LINE = '-'.repeat(40)

function couponText({ heading, offerTitle, offers, disclaimer, expires, link }: PieceCoupon) {
  const safe = link === null ? null : webLink(link)
  return [
    LINE,
    shown(heading),
    shown(offerTitle),
    ...offers.flatMap(({ amount, suffix, qualifier }) => [
      `${shown(amount)} ${shown(suffix)}`.trim(),
      shown(qualifier),
    ]),
    shown(disclaimer),
    expires ? emailTexts.expires(showDate(expires)) : '',
    ...(safe === null
      ? []
      : [`${emailTexts.showCoupon}: ${safe}`, `${emailTexts.code} ${codeOf(safe)}`]),
    LINE,
  ]
    .filter((line) => line !== '')
    .join('\n')
}

function foot({ content: { dealer }, unsubscribe }: Mail): string {
  const address = [shown(dealer.name), shown(dealer.line1), cityLine(dealer)].filter(Boolean)
  return [
    emailTexts.why(shown(dealer.name)),
    address.join(', '),
    [emailTexts.unsubscribe, ...(unsubscribe === null ? [] : [unsubscribe])].join(': '),
  ]
    .filter((line) => line !== '')
    .join('\n')
}
