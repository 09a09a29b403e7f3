/**
 * Counts what React renders anew for one key press, as React's own developer tools count it. It has to be
 * loaded before React.
 */

interface Fiber {
  tag: number
  flags: number
  type: unknown
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
}

// Of React's fibers: those of functions and classes, plain, forwarding a ref, or remembered.
const COMPONENTS = new Set([0, 1, 11, 14, 15])
const PERFORMED_WORK = 1

/** What one key press rendered: the names of components, one for each time. */
export interface KeyPress {
  field: string
  rendered: string[]
}

const presses: KeyPress[] = []
/** The press that what is rendered now belongs to. */
let current: KeyPress | undefined

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    checkDCE: () => undefined,
    onScheduleFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_: number, root: { current: Fiber }) => {
      if (current) gather(root.current, current.rendered)
    },
  },
})

/** The key presses since the last call. */
export function takeKeyPresses(): KeyPress[] {
  current = undefined
  return presses.splice(0)
}

const heard = new WeakSet<EventTarget>()

/** Listens to all that is typed; what is rendered until the next key, or until React rests, counts. */
export function countRenders(target: EventTarget): void {
  if (heard.has(target)) return
  heard.add(target)
  target.addEventListener('input', ({ target: field }) => beginPress(field), { capture: true })
}

/**
 * Why typing into a field is slow, where it is: each of its key presses renders more components than the
 * field, its part of the form and a summary have. The first press in a form may render more, once, and so
 * may one that an answer meets on its arrival: of two presses it could be both.
 */
export function slowField(typed: readonly KeyPress[], most: number): string | undefined {
  const fields = [...new Set(typed.map(({ field }) => field))]
  return fields
    .map((field) => typed.filter((press) => press.field === field))
    .filter((own) => own.length > 2 && own.every(({ rendered }) => rendered.length > most))
    .map((own) => describe(own.at(-1) as KeyPress))
    .at(0)
}

function describe({ field, rendered }: KeyPress): string {
  const counts = new Map<string, number>()
  for (const name of rendered) counts.set(name, (counts.get(name) ?? 0) + 1)
  const often = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, 12)
  const names = often.map(([name, count]) => `${count} ${name}`).join(', ')
  return `A key press in “${field}” renders ${rendered.length} components (${names})`
}

function beginPress(field: EventTarget | null): void {
  const isTyped =
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && !TICKED.has(field.type))
  if (!isTyped) return
  const press = { field: nameOfField(field), rendered: [] }
  current = press
  presses.push(press)
  setTimeout(() => {
    if (current === press) current = undefined
  })
}

const TICKED = new Set(['checkbox', 'radio', 'file'])

const nameOfField = (field: HTMLInputElement | HTMLTextAreaElement): string =>
  field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.name

function gather(fiber: Fiber, rendered: string[]): void {
  const before = fiber.alternate
  const isNew = before === null
  if (COMPONENTS.has(fiber.tag) && (isNew || (fiber.flags & PERFORMED_WORK) !== 0)) {
    const name = nameOf(fiber.type)
    if (name !== 'Insertion') rendered.push(name)
  }
  // The same child as before: nothing below was looked at.
  if (!isNew && before.child === fiber.child) return
  for (let child = fiber.child; child; child = child.sibling) gather(child, rendered)
}

function nameOf(type: unknown): string {
  const named = type as { displayName?: string; name?: string; render?: unknown; type?: unknown }
  return named.displayName ?? named.name ?? nameOf(named.render ?? named.type ?? { name: '?' })
}
