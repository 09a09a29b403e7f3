export const appTexts = {
  toHome: 'Go to Home',
  failed: 'This page stopped working',
  failedWhy:
    'What you saved is safe. Load the page again; if it keeps happening, tell your administrator.',
  outdated: 'Marquee has been updated',
  outdatedWhy: 'Load the page again to go on with the new version.',
  reload: 'Load again',
} as const
