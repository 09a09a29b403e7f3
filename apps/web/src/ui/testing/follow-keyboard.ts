/** What takes text shows its focus however it came by it. */
const TAKES_TEXT = 'input, textarea, [contenteditable]'
/** The page outlives the file of tests that sets it up. */
const FOLLOWS = Symbol.for('follows the keyboard')

/** The focus is visible where a key moved it, as in a browser, and forgets the tests before. */
export function followKeyboard(): void {
  if (FOLLOWS in Element.prototype) return
  let isByKey = true
  addEventListener('keydown', () => void (isByKey = true), { capture: true })
  addEventListener('mousedown', () => void (isByKey = false), { capture: true })
  const given = Object.getOwnPropertyDescriptor(Element.prototype, 'matches')?.value
  const matches = (element: Element, selector: string): boolean =>
    Reflect.apply(given, element, [selector])
  Object.assign(Element.prototype, {
    [FOLLOWS]: true,
    matches(this: Element, selector: string): boolean {
      if (selector !== ':focus-visible') return matches(this, selector)
      return this === document.activeElement && (isByKey || matches(this, TAKES_TEXT))
    },
  })
}
