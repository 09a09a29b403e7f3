export const texts = {
  available: 'A newer version of this template is available',
  explained: (held: number) =>
    `This draft is on version ${held} and stays on it, unless you take the newer one.`,
  show: 'See what would change',
  folded: 'A newer version of this template is available: see what would change',
  changes: 'What changes in the template',
  changesFailed: 'What changes could not be loaded',
  same: 'Nothing that shows on a campaign.',
  stays: 'What stays of your work',
  nothingStays: 'There is nothing yet that could be lost.',
  notes: 'What needs your attention',
  noNotes: 'Nothing. All of your work still fits.',
  forDealers: (count: number) =>
    count === 1
      ? 'The part of its dealer follows.'
      : `The parts of its ${count} dealers follow at the same time.`,
  noWayBack: 'Once you take it, this draft cannot go back to the older version.',
  take: (version: number) => `Take version ${version}`,
  stay: (version: number) => `Stay on version ${version}`,
  unsaved: 'Save what you typed first: this step is loaded again with the newer version.',
  taken: (version: number) => `This draft is on version ${version} of its template now.`,
  takenTitle: (version: number) => `This draft took version ${version} of its template`,
  takenIntro: 'What did not fit any more, or needs a look:',
  dismiss: 'Dismiss',
} as const
