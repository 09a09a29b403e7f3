export const texts = {
  title: 'Audience',
  none: 'No audience yet',
  noneWhy: 'Nobody is chosen yet to get this campaign. You can go on, and come back to it.',
  distance: (miles: number) => `This template reaches up to ${miles} miles around the dealership.`,
  continue: 'Continue',
} as const
