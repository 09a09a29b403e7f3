const FIELD = 'data-form-field'
const SUMMARY = '[data-form-summary]'
const FOCUSABLE =
  'input:not([type="hidden"], [aria-hidden="true"], :disabled), textarea, select, button, [role="combobox"]'

/** The attributes by which a form finds its fields on the page. */
export function placeOf(name: string, invalid: boolean) {
  return { [FIELD]: name, ...(invalid && { 'data-invalid': '' }) }
}

/** The names of the fields as they stand on the page, which is the order people read them in. */
export function namesInOrder(form: HTMLElement): string[] {
  return [...form.querySelectorAll(`[${FIELD}]`)].map((field) => field.getAttribute(FIELD) ?? '')
}

/** Gives focus to the field of that name; answers whether it is there to take it. */
export function focusField(form: HTMLElement, name: string): boolean {
  const fields = [...form.querySelectorAll(`[${FIELD}]`)]
  return focusWithin(fields.find((field) => field.getAttribute(FIELD) === name))
}

/** Gives focus to the first bad field, or to the summary where no field is to blame. */
export function focusFirstProblem(form: HTMLElement): void {
  const bad = form.querySelector(`[${FIELD}][data-invalid]`)
  if (bad) focusWithin(bad)
  else form.querySelector<HTMLElement>(SUMMARY)?.focus()
}

function focusWithin(field: Element | undefined): boolean {
  const input = field?.querySelector<HTMLElement>(FOCUSABLE)
  input?.focus()
  input?.scrollIntoView({ block: 'center' })
  return input !== null && input !== undefined
}
