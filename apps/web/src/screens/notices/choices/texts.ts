export const texts = {
  title: 'What you are told of',
  intro: 'Where you want to read each kind of notice. What you choose holds from the next one on.',
  back: 'Notices',
  inProduct: 'In Marquee',
  byEmail: 'By email',
  saved: 'Your choice is saved.',
  loadFailed: 'Your choices could not be loaded',
} as const
