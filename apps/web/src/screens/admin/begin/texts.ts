export const texts = {
  title: 'First steps',
  intro:
    'What Marquee needs before a dealer mails the first campaign. Each step builds on those before it; what is there already is counted.',
  steps: 'Steps',
  failed: 'The steps could not be loaded',
  done: 'Done',
  next: 'Next',
  progress: (done: number, all: number) => `${done} of ${all} steps are done.`,
  allDone: 'Everything is in place. Add more at any time, from here or from the menu.',
} as const
