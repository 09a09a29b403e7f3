import { emailLook, type EmailLook } from '@marquee/rules/pieces'

/**
 * What styles on the elements cannot say: narrow screens and the night. Programs that know neither
 * show the email as it is by day, on one column where the screen is narrow anyway.
 */
export function styleSheet(hierarchyId: string): string {
  const cached = sheets.get(hierarchyId) ?? compose(hierarchyId)
  if (sheets.size < MOST_KEPT) sheets.set(hierarchyId, cached)
  return cached
}

// A brand is a row, so there are as many sheets as brands; a bound, should that ever change.
const MOST_KEPT = 100
const sheets = new Map<string, string>()

function compose(hierarchyId: string): string {
  const { dark } = emailLook(hierarchyId)
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    'body{margin:0;padding:0;-webkit-text-size-adjust:100%}',
    'a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}',
    'img{-ms-interpolation-mode:bicubic}',
    `@media (max-width:520px){${NARROW}}`,
    `@media (prefers-color-scheme:dark){${[...grounds(dark, ''), ...words(dark, '')].join('')}}`,
    // The web version of Outlook marks what it darkens by itself.
    ...grounds(dark, '[data-ogsb] '),
    ...words(dark, '[data-ogsc] '),
  ].join('')
}

const NARROW = [
  '.stack{display:block!important;width:100%!important;box-sizing:border-box!important}',
  '.gap{display:block!important;width:100%!important;height:14px!important;font-size:0!important}',
  '.side{padding-left:20px!important;padding-right:20px!important}',
  '.large{font-size:28px!important;line-height:33px!important}',
  '.huge{font-size:72px!important;line-height:76px!important}',
  '.tall{height:200px!important}',
  '.edge{display:none!important}',
  '.flush{padding-right:0!important}',
  '.left{text-align:left!important}',
  '.low{padding-top:16px!important}',
  '.wide{width:100%!important;max-width:100%!important;height:auto!important}',
].join('')

/** Classes name what they colour: `g-` a ground, `c-` words, `b-` a border. */
const grounds = (dark: EmailLook, before: string) => [
  ...(['ground', 'paper', 'tint', 'deep'] as const).map(
    (name) => `${before}.g-${name}{background-color:${dark[name]}!important}`,
  ),
  // Most logos are made for paper: at night they keep a piece of it under them.
  // The body's own ground is on a cell inside it.
  `${before}.g-ground>table>tbody>tr>td{background-color:${dark.ground}!important}`,
  `${before}.g-logo{background-color:${dark.onBrand}!important;border-radius:6px!important}`,
]

const words = (dark: EmailLook, before: string) => [
  ...(['ink', 'muted', 'accent'] as const).map(
    (name) => `${before}.c-${name}{color:${dark[name]}!important}`,
  ),
  ...(['line', 'accent'] as const).map(
    (name) => `${before}.b-${name}{border-color:${dark[name]}!important}`,
  ),
]
