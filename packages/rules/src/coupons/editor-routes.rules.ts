import { accept, refuse, type Result } from '../result/index.ts'

/** The ways into the coupon editor, and the ways back. */
export const COUPON_ROUTES = [
  'CAMPAIGN_BUILDER_TO_EDIT_COUPON',
  'CAMPAIGN_BUILDER_TO_EDIT_COUPON_WITH_CREATIVE',
  'EDIT_COUPON_BACK_TO_BUILDER',
  'LIBRARY_TO_EDIT_COUPON',
  'EDIT_COUPON_BACK_TO_LIBRARY',
  'TEMPLATE_TO_EDIT_COUPON',
  'EDIT_COUPON_BACK_TO_TEMPLATE',
] as const

export type CouponRoute = (typeof COUPON_ROUTES)[number]

/** What a way needs to know; what it does not need is left out of its address. */
export interface RouteKeys {
  /** The coupon that is edited, or with which one comes back; none begins a new one. */
  coupon?: number | undefined
  campaign?: number | undefined
  step?: number | undefined
  creative?: number | undefined
  template?: number | undefined
  /** Of the template for which a coupon is made. */
  brand?: string | undefined
}

export type EnteringRoute = keyof typeof RETURNS

/** By which way one returns, from each way in. */
const RETURNS = {
  CAMPAIGN_BUILDER_TO_EDIT_COUPON: 'EDIT_COUPON_BACK_TO_BUILDER',
  CAMPAIGN_BUILDER_TO_EDIT_COUPON_WITH_CREATIVE: 'EDIT_COUPON_BACK_TO_BUILDER',
  LIBRARY_TO_EDIT_COUPON: 'EDIT_COUPON_BACK_TO_LIBRARY',
  TEMPLATE_TO_EDIT_COUPON: 'EDIT_COUPON_BACK_TO_TEMPLATE',
} as const satisfies Partial<Record<CouponRoute, CouponRoute>>

type Unsupported = 'coupon-route.unsupported'

/** Where a way leads. */
export function couponAddress(route: string, keys: RouteKeys): Result<string, Unsupported> {
  const address = isRoute(route) ? ADDRESSES[route](keys) : undefined
  return address === undefined ? refuse('coupon-route.unsupported', { route }) : accept(address)
}

/** Where one comes back to, having entered by a way. */
export function couponReturn(entered: string, keys: RouteKeys): Result<string, Unsupported> {
  return isEntering(entered)
    ? couponAddress(RETURNS[entered], keys)
    : refuse('coupon-route.unsupported', { route: entered })
}

export const isEntering = (route: string): route is EnteringRoute => Object.hasOwn(RETURNS, route)

const isRoute = (route: string): route is CouponRoute =>
  (COUPON_ROUTES as readonly string[]).includes(route)

const LIBRARY = '/campaign/coupon-library'

const ADDRESSES: Readonly<Record<CouponRoute, (keys: RouteKeys) => string | undefined>> = {
  CAMPAIGN_BUILDER_TO_EDIT_COUPON: ({ coupon, ...keys }) =>
    inStep(keys, `customize-coupon${search({ coupon })}`),
  CAMPAIGN_BUILDER_TO_EDIT_COUPON_WITH_CREATIVE: ({ coupon, creative, ...keys }) =>
    creative === undefined
      ? undefined
      : inStep(keys, `customize-coupon${search({ creative, coupon })}`),
  // A person who came to a coupon from a creative returns to the choice of creatives.
  EDIT_COUPON_BACK_TO_BUILDER: ({ creative, ...keys }) =>
    creative === undefined ? inBuilder(keys, 'touchpoints') : inStep(keys, 'select-creative'),
  LIBRARY_TO_EDIT_COUPON: (keys) => editor(keys),
  EDIT_COUPON_BACK_TO_LIBRARY: () => LIBRARY,
  // A coupon that is there has its brand.
  TEMPLATE_TO_EDIT_COUPON: ({ coupon, template, brand }) =>
    `${editor({ coupon })}${search({
      route: 'TEMPLATE_TO_EDIT_COUPON',
      template,
      brand: coupon === undefined ? brand : undefined,
    })}`,
  // An existing template is edited at an address of its own, by the same screen.
  EDIT_COUPON_BACK_TO_TEMPLATE: ({ coupon, template }) =>
    template === undefined
      ? `/admin/create-campaign-template${search({ coupon })}`
      : `/admin/campaign-templates/${template}${search({ coupon })}`,
}

const editor = ({ coupon }: RouteKeys) => `${LIBRARY}/${coupon ?? 'new'}`

function inBuilder({ campaign }: RouteKeys, step: string): string | undefined {
  return campaign === undefined ? undefined : `/campaign/builder/${campaign}/${step}`
}

function inStep({ campaign, step }: RouteKeys, screen: string): string | undefined {
  return step === undefined ? undefined : inBuilder({ campaign }, `${step}/${screen}`)
}

function search(values: Readonly<Record<string, string | number | undefined>>): string {
  const known = Object.entries(values).filter(([, value]) => value !== undefined)
  return known.length === 0 ? '' : `?${known.map(([name, value]) => `${name}=${value}`).join('&')}`
}
