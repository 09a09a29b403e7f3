import { places, type Missing } from '../builder/index.ts'
import type { CalendarDate } from '../calendar/index.ts'
import {
  channelsOfStep,
  type Campaign,
  type CampaignStep,
  type PresentCreative,
} from '../campaigns/index.ts'
import { isOnPaper } from '../channels/index.ts'
import {
  designOf,
  fieldsOnPaper,
  groupLine,
  preflight,
  type DealerBlock,
  type Finding,
  type PictureSizes,
  type PieceContent,
  type PieceCoupon,
  type PreflightReason,
} from '../pieces/index.ts'
import type { CampaignTemplate } from '../templates/index.ts'
import { wrongForAny, type PrintedDealer } from './many-dealers.rules.ts'
import { pieceOfStep } from './piece-of-step.rules.ts'
import { orderTexts, printTexts } from './texts.ts'

export interface Printed {
  campaign: Campaign
  template: Pick<CampaignTemplate, 'campaignEndDate'>
  today: CalendarDate
  /** The creatives that the steps hold, in their versions. */
  creatives: readonly PresentCreative[]
  printedFor: readonly PrintedDealer[]
  /** How large their logos are. */
  pictures: PictureSizes
}

/** What would come out wrong on paper, for any of the dealers, each with what to do about it. */
export function printProblems(step: CampaignStep, order: Printed): Missing[] {
  const { creative, key, name } = step
  const held = order.creatives.find(
    (one) => one.key === creative.creativeTemplateKey && one.version === creative.creativeVersion,
  )
  const design = held && designOf(held.design)
  if (!design || !isOnPaper(...channelsOfStep(order.campaign, key))) return []
  const judge = (from?: PrintedDealer): Missing[] => {
    // Colours and drawings of a brand take the same room as those of any other.
    const brand = { hierarchyId: '', isSecondBrand: false }
    const content = pieceOfStep(step, held, { ...order, ...brand, from, design })
    const judged = (piece: PieceContent) =>
      preflight(design.lay(piece), order.pictures, fieldsOnPaper(content))
    const findings = judged(content)
    const alone =
      findings.length > 0 && content.group ? judged({ ...content, group: null }) : findings
    return findings.flatMap((finding) => {
      const isOfGroup = !alone.some(({ reason }) => reason === finding.reason)
      return problemOf(finding, content, { stepKey: key, isOfGroup })
    })
  }
  const { printedFor, pictures } = order
  const found = printedFor.length === 0 ? judge() : wrongForAny(printedFor, pictures, judge)
  const problems = new Map(found.map((problem) => [problem.text, problem]))
  return [...problems.values()].map((one) => ({ ...one, text: orderTexts.ofStep(name, one.text) }))
}

interface Source {
  /** The whole text of which a part is wrong. */
  text: string
  mend: string
  place: Missing['place']
  field?: string
}

/** What stops an order; null: a piece that is not as good as it could be is still ordered. */
const STOPS: Readonly<Record<PreflightReason, ((source: Source) => string) | null>> = {
  'preflight.text-cut': ({ text, mend }) => printTexts.cut(text, mend),
  'preflight.small-text': ({ text, mend }) => printTexts.small(text, mend),
  'preflight.safe-margin': ({ text, mend }) => printTexts.cut(text, mend),
  'preflight.no-glyph': ({ text, mend }) => printTexts.noGlyph(text, mend),
  'preflight.logo-squeezed': () => printTexts.squeezedLogo,
  'preflight.field-missing': ({ text }) => orderTexts.notPrinted(text),
  'preflight.bleed': () => printTexts.otherCreative,
  'preflight.contrast': () => printTexts.otherCreative,
  'preflight.quiet-zone': () => printTexts.otherCreative,
  'preflight.small-code': () => printTexts.otherCreative,
  'preflight.resolution': null,
}

interface Cause {
  stepKey: number
  /** Only with the group on it is the piece wrong in this way: its line takes the room of others. */
  isOfGroup: boolean
}

function problemOf(
  { reason, what }: Finding,
  content: PieceContent,
  { stepKey, isOfGroup }: Cause,
): Missing[] {
  const stop = STOPS[reason]
  if (stop === null) return []
  const isField = reason === 'preflight.field-missing'
  const known = isField ? ofCreative(what, stepKey) : sourceOf(what, content, stepKey)
  const source = isOfGroup ? { ...known, ...ofGroup } : known
  const code = isField ? 'order.field-not-printed' : 'order.print'
  return [{ code, place: source.place, field: source.field, text: stop(source) }]
}

/** Where the line of a group is shortened. */
const ofGroup = {
  mend: printTexts.shortenGroup,
  place: places.details,
  field: 'metroCampaign.metroGroupName',
} as const

/** Where a line comes from, which says who can mend it. */
function sourceOf(line: string, content: PieceContent, stepKey: number): Source {
  const { coupons, dealer, group, fields = [] } = content
  const own = ofCreative(line, stepKey)
  const sources: Source[] = [
    ...coupons.flatMap(textsOfCoupon).map((text) => ({
      text,
      mend: printTexts.shortenCoupon,
      place: places.coupon(stepKey),
    })),
    ...textsOfDealer(dealer).map((text) => ({ ...own, text, mend: printTexts.shortenDealer })),
    ...(group ? [groupLine(group)] : []).map((text) => ({ ...ofGroup, text })),
    ...fields.map(({ text }) => ({ ...own, text, mend: printTexts.shortenField })),
  ]
  const part = squashed(line)
  // A short word, as off, stands in many texts.
  const found =
    sources.find(({ text }) => squashed(text) === part) ??
    sources.find(({ text }) => part.length > SHORT && squashed(text).includes(part))
  return found ?? own
}

/** The words of its author, which nobody who orders can change. */
const ofCreative = (text: string, stepKey: number): Source => ({
  text,
  mend: printTexts.otherCreative,
  place: places.creative(stepKey),
  field: `${stepKey}.creativeTemplateKey`,
})

const SHORT = 4

const textsOfCoupon = ({ heading, offerTitle, disclaimer, offers }: PieceCoupon): string[] => [
  heading,
  offerTitle,
  disclaimer,
  ...offers.flatMap(({ amount, suffix, qualifier }) => [amount, suffix, qualifier]),
]

function textsOfDealer(dealer: DealerBlock): string[] {
  const { line1, city, state, postalCode, ...said } = dealer
  return [`${line1}, ${city}, ${state} ${postalCode}`, ...Object.values(said)]
}

/** Lines break a text, cut it, and write some of it in capitals. */
const squashed = (text: string): string => text.replaceAll(/[\s…]+/g, '').toLowerCase()
