export const startTexts = {
  loading: 'Loading Marquee…',
  away: 'Marquee cannot be reached',
  awayBefore: 'Nothing is lost: what you saved is still there.',
  retry: 'Try again',
  account: 'This account cannot be used',
  signOut: 'Sign out',
  trouble: 'You could not be signed in',
  troubleWhy:
    'The sign-in service did not answer, or its answer was no longer good. Start again; if it keeps happening, tell your administrator.',
  startAgain: 'Start again',
} as const
