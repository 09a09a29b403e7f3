import { textWidth } from '../fonts/index.ts'
import type { DealerBlock, PictureSizes } from '../pieces/index.ts'

/** From whom pieces come, as they are printed; of a metro campaign all its dealers. */
export interface PrintedDealer {
  dealer: DealerBlock
  /** The hash of the logo in use. */
  logo: string | null
}

/** So many dealers are named at once: the others come up when these are mended. */
const MOST_NAMED = 5

type Judge<Problem> = (dealer: PrintedDealer) => Problem[]

/**
 * What is wrong for any of the dealers. To lay out the piece of each of hundreds takes seconds, so that one with
 * the longest texts of all of them stands for them; only where that would print wrong each half is looked at.
 */
export function wrongForAny<Problem>(
  dealers: readonly PrintedDealer[],
  pictures: PictureSizes,
  judge: Judge<Problem>,
): Problem[] {
  const found: Problem[][] = []
  const look = (some: readonly PrintedDealer[]): void => {
    if (found.length >= MOST_NAMED) return
    const [first, ...others] = some
    if (first && others.length === 0) {
      const problems = judge(first)
      if (problems.length > 0) found.push(problems)
      return
    }
    if (mostDemanding(some, pictures).every((one) => judge(one).length === 0)) return
    const half = Math.ceil(some.length / 2)
    look(some.slice(0, half))
    look(some.slice(half))
  }
  for (const alike of groups(dealers)) look(alike)
  return found.flat()
}

/** Longest first, and apart where other lines stand on the piece, or letters that a font may not have. */
function groups(dealers: readonly PrintedDealer[]): PrintedDealer[][] {
  const alike = new Map<string, PrintedDealer[]>()
  const lengthOf = ({ dealer }: PrintedDealer) => linesOf(dealer).join('').length
  for (const one of dealers.toSorted((a, b) => lengthOf(b) - lengthOf(a))) {
    const texts = linesOf(one.dealer)
    const lines = texts.map((text) => (text.trim() === '' ? '-' : 'x')).join('')
    const rare = [...new Set(texts.join('').replaceAll(/[ -~]/g, ''))].toSorted().join('')
    const kind = `${lines} ${one.logo === null} ${rare}`
    alike.set(kind, [...(alike.get(kind) ?? []), one])
  }
  return [...alike.values()]
}

const linesOf = (dealer: DealerBlock): string[] => Object.values({ ...dealer })

type Part = keyof DealerBlock
type Measure = (text: string) => number

const wide: Measure = (text) => textWidth(text, 'text', 1)
const wideWord: Measure = (text) => Math.max(...text.split(/\s+/).map(wide))

/** Made up of the widest line of each kind, and of the line with the widest word, with the widest and the highest logo. */
function mostDemanding(some: readonly PrintedDealer[], pictures: PictureSizes): PrintedDealer[] {
  const blocks = [wide, wideWord].map((measure) => widest(some, measure))
  return blocks.flatMap((dealer) => logosAmong(some, pictures).map((logo) => ({ dealer, logo })))
}

function widest(some: readonly PrintedDealer[], measure: Measure): DealerBlock {
  const of = (part: Part): string =>
    some
      .map(({ dealer }) => dealer[part])
      .reduce((most, text) => (measure(text) > measure(most) ? text : most))
  return {
    name: of('name'),
    line1: of('line1'),
    city: of('city'),
    state: of('state'),
    postalCode: of('postalCode'),
    phone: of('phone'),
    webAddress: of('webAddress'),
    openingHours: of('openingHours'),
    printedLine: of('printedLine'),
  }
}

/** The widest and the highest of their shapes; one where all are alike. */
function logosAmong(some: readonly PrintedDealer[], pictures: PictureSizes): (string | null)[] {
  const shapeOf = (logo: string | null) => {
    const size = logo === null ? undefined : pictures.get(logo)
    return size ? size.width / size.height : 0
  }
  const byShape = some.map(({ logo }) => logo).toSorted((a, b) => shapeOf(a) - shapeOf(b))
  const [high = null, wideOne = null] = [byShape[0], byShape.at(-1)]
  return shapeOf(high) === shapeOf(wideOne) ? [high] : [high, wideOne]
}
