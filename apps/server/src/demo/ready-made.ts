import { demoCoupons, demoCreatives, demoTemplates, type DemoCreative } from '@marquee/demo'
import { drawPhoto, SCENES, type Drawn, type SceneName } from '@marquee/demo/drawing'
import { TEMPLATE_FILE, TEMPLATE_FILE_VERSION } from '@marquee/contract/template-files'
import type { CalendarDate } from '@marquee/rules/calendar'
import { linksOf, picturesOf } from '@marquee/rules/template-files'

/** Nobody's: whoever imports the file says of which brand they are. */
const BRANDS = [{ id: 'READY_MADE' }]

/**
 * The templates of the demo without its dealers: a file for whoever begins with an empty brand. Their dates stand
 * around the day on which they are taken.
 */
export async function readyMadeTemplates(today: CalendarDate) {
  drawnOnce ??= drawScenes()
  const drawn = await drawnOnce
  const hashes = Object.fromEntries(drawn.map(([name, { hash }]) => [name, hash]))
  const creatives = demoCreatives(BRANDS, hashes as Record<SceneName, string>)
  const coupons = demoCoupons(BRANDS, [], [], today).map((coupon, at) => ({
    key: at + 1,
    ...coupon,
  }))
  const templates = demoTemplates({ brands: BRANDS, creatives, coupons, today }).map(
    ({ key, content }) => ({ key, ...content }),
  )
  const used = new Set(templates.flatMap((template) => linksOf(template).coupons))
  const written = creatives.map(drawnHere)
  const shown = new Set(picturesOf({ creatives: written }))
  return {
    format: TEMPLATE_FILE,
    version: TEMPLATE_FILE_VERSION,
    coupons: coupons
      .filter(({ key }) => used.has(key))
      .map(({ scope: _1, hierarchyId: _2, status: _3, ...coupon }) => coupon),
    creatives: written,
    templates,
    pictures: drawn
      .filter(([, { hash }]) => shown.has(hash))
      .map(([, { hash, content }]) => ({ hash, base64: content.toString('base64') })),
  }
}

let drawnOnce: Promise<[SceneName, Drawn][]> | undefined

async function drawScenes(): Promise<[SceneName, Drawn][]> {
  const scenes: [SceneName, Drawn][] = []
  for (const name of Object.keys(SCENES) as SceneName[]) {
    scenes.push([name, await drawPhoto(SCENES[name]())])
  }
  return scenes
}

/** What the demo shows in a frame of another server has a design of its own here. */
function drawnHere({ key, content }: DemoCreative) {
  const isElsewhere = content.preview.type === 'EXTERNAL_DYNAMIC'
  const preview = isElsewhere
    ? { ...content.preview, type: 'DYNAMIC_PDF' as const, host: null, path: null }
    : content.preview
  return { ...content, key, preview, status: 'ACTIVE' as const }
}
