type Child = Node | string

/** An element with its attributes; its content is always text, never markup. */
export function element(
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElement {
  const created = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value)
  created.append(...children)
  return created
}

/** Nothing where there is nothing to say. */
export const optional = (text: string, tag: string, className: string): HTMLElement[] =>
  text === '' ? [] : [element(tag, { class: className }, text)]
