/** The window's title: the page first, so that a narrow tab still tells it. */
export const windowTitle = (page: string): string => `${page} – Marquee`
