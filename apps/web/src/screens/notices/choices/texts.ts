export const texts = {
  title: 'Your notices',
  intro: 'Where you get each kind of notice. Changes apply from the next notice on.',
  back: 'Notices',
  inProduct: 'In Marquee',
  byEmail: 'By email',
  saved: 'Your choice is saved.',
  loadFailed: 'Your choices could not be loaded',
} as const
