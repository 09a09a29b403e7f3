import { couponCard, type Found } from './coupon.ts'
import { element } from './element.ts'
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
