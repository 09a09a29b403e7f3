/** The window's title: the page first, so that a narrow tab still shows it. */
export const windowTitle = (page: string): string => `${page} – Marquee`

export const notFoundTexts = {
  title: 'This page does not exist',
  why: 'The address may be mistyped, or the page may have moved.',
  toHome: 'Go to Home',
} as const
