import { compareDates, showDate, todayIn } from '@marquee/rules/calendar'
import { showPhone, stripPhone } from '@marquee/rules/phone'
import type { Api } from '../../api/call.ts'
import { element, optional } from '../element.ts'
import { offerTexts } from './texts.ts'

/** Shows what became of the question; the reader of the screen hears it from the heading. */
export function show(page: HTMLElement, parts: readonly HTMLElement[], brand = ''): void {
  page.replaceChildren(...parts)
  page.setAttribute('aria-busy', 'false')
  page.dataset['brand'] = brand
  document.title = page.querySelector('h1')?.textContent ?? document.title
}

/** A coupon, or that this is only a proof's code. */
export function partsOf(found: Found): HTMLElement[] {
  const { offer } = found
  return offer === null
    ? message(offerTexts.preview, offerTexts.previewWhy)
    : couponCard(found, offer)
}

export const message = (title: string, why: string): HTMLElement[] => [
  element('h1', {}, title),
  element('p', {}, why),
]

export function trouble(why: string, again: () => void): HTMLElement[] {
  const button = element('button', { type: 'button' }, offerTexts.again)
  button.addEventListener('click', again)
  return [...message(offerTexts.trouble, why), button]
}

export type Found = Awaited<ReturnType<Api['pieces']['readOffer']>>
export type Offer = NonNullable<Found['offer']>

/** The coupon as it was printed, with its code and whose it is. */
function couponCard({ code, isUsed }: Found, { coupon, dealer }: Offer): HTMLElement[] {
  const notice = noticeOf(coupon.expires, isUsed)
  return [
    element('h1', {}, offerTexts.title(dealer.name)),
    ...(notice ? [element('p', { class: 'notice', role: 'status' }, notice)] : []),
    element(
      'article',
      { class: notice ? 'coupon over' : 'coupon' },
      ...optional(coupon.heading, 'p', 'heading'),
      ...optional(coupon.offerTitle, 'h2', 'title'),
      ...coupon.offers.flatMap(offerLines),
      ...optional(coupon.disclaimer, 'p', 'small'),
      ...(coupon.expires
        ? [element('p', { class: 'expires' }, offerTexts.expires(showDate(coupon.expires)))]
        : []),
    ),
    ...(notice ? [] : codeLines(code)),
    address(dealer),
  ]
}

function noticeOf(expires: Offer['coupon']['expires'], isUsed: boolean): string | undefined {
  if (isUsed) return offerTexts.used
  const today = todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, Date.now())
  const isOver = expires !== null && compareDates(expires, today) < 0
  return isOver ? offerTexts.expired(showDate(expires)) : undefined
}

const offerLines = ({ amount, suffix, qualifier }: Offer['coupon']['offers'][number]) => [
  element('p', { class: 'amount' }, amount, element('span', {}, suffix && ` ${suffix}`)),
  ...optional(qualifier, 'p', 'qualifier'),
]

const codeLines = (code: string) => [
  element('p', { class: 'code' }, element('span', {}, offerTexts.code), element('b', {}, code)),
  element('p', { class: 'small' }, offerTexts.show),
]

function address({ name, line1, city, state, postalCode, phone, webAddress }: Offer['dealer']) {
  const lines = [line1, [city, `${state} ${postalCode}`].filter(Boolean).join(', ')]
  return element(
    'address',
    {},
    element('b', {}, name),
    ...lines.flatMap((line) => optional(line.trim(), 'span', 'line')),
    ...phoneLink(phone),
    ...webLink(webAddress),
  )
}

function phoneLink(phone: string): HTMLElement[] {
  const digits = stripPhone(phone)
  if (!/^\d{10}$/.test(digits)) return optional(phone, 'span', 'line')
  return [element('a', { href: `tel:+1${digits}` }, showPhone(digits))]
}

function webLink(address: string): HTMLElement[] {
  if (!/^https?:\/\//i.test(address)) return []
  return [element('a', { href: address, rel: 'noopener' }, address.replace(/^https?:\/\//i, ''))]
}
