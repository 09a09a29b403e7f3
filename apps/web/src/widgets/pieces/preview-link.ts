import { offerLink, PREVIEW_CODE } from '@marquee/rules/pieces'

/** What the code of a coupon holds on a proof as well; each customer gets one of their own. */
export const previewLink = (): string => offerLink(window.location.origin, PREVIEW_CODE)
