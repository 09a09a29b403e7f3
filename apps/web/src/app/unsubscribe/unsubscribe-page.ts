import type { OptOutReach, OptOutReason } from '@marquee/rules/customers'
import type { Api } from '../../api/call.ts'
import { element } from '../element.ts'
import { unsubscribeTexts } from './texts.ts'

/** What the link is about, and how far emails are stopped already. */
export type OptOut = Awaited<ReturnType<Api['customers']['readOptOut']>>

/** What a recipient may do here; each is one call. */
export interface Actions {
  stop: (reach: OptOutReach, reason: OptOutReason | undefined) => Promise<void>
  takeBack: () => Promise<void>
}

/** Shows a state of the page; what a press has led to is read out, and the next Tab goes on from there. */
export function show(
  page: HTMLElement,
  parts: readonly HTMLElement[],
  { brand = '', isFirst = false } = {},
): void {
  page.replaceChildren(...parts)
  page.setAttribute('aria-busy', 'false')
  page.dataset['brand'] = brand
  const heading = page.querySelector('h1')
  document.title = heading?.textContent ?? document.title
  if (!isFirst) heading?.focus()
}

const title = (text: string) => element('h1', { tabindex: '-1' }, text)

export const message = (heading: string, why: string): HTMLElement[] => [
  title(heading),
  element('p', {}, why),
]

export function trouble(why: string, again: () => void): HTMLElement[] {
  const button = element('button', { type: 'button' }, unsubscribeTexts.again)
  button.addEventListener('click', again)
  return [...message(unsubscribeTexts.trouble, why), button]
}

/** Before anything is stopped: one form, one button. */
export const choosing = (found: OptOut, actions: Actions): HTMLElement[] => [
  title(unsubscribeTexts.title(found.dealerName)),
  element('p', {}, unsubscribeTexts.about(found.email)),
  stopForm(found, actions),
]

/** What is stopped, how to take it back, and what more can be stopped. */
export function stopped(found: OptOut, actions: Actions): HTMLElement[] {
  const { dealerName, brandName, email, reach, mayTakeBack } = found
  const from = unsubscribeTexts.from[reach ?? 'DEALER'](dealerName, brandName ?? '')
  const isMore = reachesBeyond(found).length > 0
  return [
    ...message(unsubscribeTexts.stopped, unsubscribeTexts.stoppedWhy(email, from)),
    ...(mayTakeBack ? takingBack(actions) : []),
    ...(isMore
      ? [
          element(
            'details',
            {},
            element('summary', {}, unsubscribeTexts.stopMore),
            stopForm(found, actions),
          ),
        ]
      : []),
  ]
}

export const takenBack = ({ dealerName, email }: OptOut): HTMLElement[] =>
  message(unsubscribeTexts.takenBack, unsubscribeTexts.takenBackWhy(email, dealerName))

function takingBack(actions: Actions): HTMLElement[] {
  const button = element('button', { type: 'button', class: 'quiet' }, unsubscribeTexts.takeBack)
  const failure = element('div')
  button.addEventListener('click', () => void press(button, failure, actions.takeBack))
  return [element('p', { class: 'small' }, unsubscribeTexts.takeBackWhy), failure, button]
}

function stopForm(found: OptOut, actions: Actions): HTMLElement {
  const button = element('button', { type: 'submit' }, unsubscribeTexts.stop)
  const failure = element('div')
  const form = element(
    'form',
    {},
    reachChoice(found),
    reasonChoice(),
    failure,
    button,
    element('p', { class: 'small' }, unsubscribeTexts.onlyEmail),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const reach = form.querySelector<HTMLInputElement>('input:checked')?.value
    const reason = form.querySelector('select')?.value
    void press(button, failure, () =>
      actions.stop(
        REACHES.find((one) => one === reach) ?? 'DEALER',
        REASONS.find((one) => one === reason),
      ),
    )
  })
  return form
}

const REACHES: readonly OptOutReach[] = ['DEALER', 'BRAND', 'ALL']
const REASONS: readonly OptOutReason[] = ['TOO_MANY', 'NOT_RELEVANT', 'NEVER_SIGNED_UP', 'OTHER']

/** What is not stopped yet; a dealer without a brand has no other dealers of it. */
const reachesBeyond = ({ reach, brandName }: OptOut): readonly OptOutReach[] =>
  REACHES.slice(reach === null ? 0 : REACHES.indexOf(reach) + 1).filter(
    (one) => one !== 'BRAND' || brandName !== null,
  )

function reachChoice(found: OptOut): HTMLElement {
  const { dealerName, brandName } = found
  return element(
    'fieldset',
    {},
    element('legend', {}, unsubscribeTexts.which),
    ...reachesBeyond(found).map((reach, at) => {
      const input = element('input', { type: 'radio', name: 'reach', value: reach })
      if (at === 0) input.setAttribute('checked', '')
      const text = unsubscribeTexts.reach[reach](dealerName, brandName ?? '')
      return element('label', { class: 'choice' }, input, element('span', {}, text))
    }),
  )
}

const reasonChoice = (): HTMLElement =>
  element(
    'label',
    { class: 'why' },
    unsubscribeTexts.why,
    element(
      'select',
      { name: 'reason' },
      element('option', { value: '' }, unsubscribeTexts.noReason),
      ...REASONS.map((reason) =>
        element('option', { value: reason }, unsubscribeTexts.reasons[reason]),
      ),
    ),
  )

/** One call for one press; when it fails, what was chosen is still there. */
async function press(
  button: HTMLElement,
  failure: HTMLElement,
  work: () => Promise<void>,
): Promise<void> {
  if (button.getAttribute('aria-disabled') === 'true') return
  button.setAttribute('aria-disabled', 'true')
  failure.replaceChildren()
  try {
    await work()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const text = unsubscribeTexts.failed(why)
    failure.replaceChildren(element('p', { class: 'notice', role: 'alert' }, text))
  } finally {
    button.removeAttribute('aria-disabled')
  }
}
