export const texts = {
  title: 'Contact pressure',
  intro:
    'How often a household is written to at most, by all campaigns and all dealers of a brand together. Whoever has had enough is left out of the audience of a campaign, and of what leaves.',
  back: 'Customers',
  failed: 'The limits could not be loaded',
  none: 'No brand lies in this market.',
  change: (channel: string) => `Change the limit of ${channel.toLowerCase()}`,
  changeShort: 'Change',
  set: (channel: string) => `Set a limit of ${channel.toLowerCase()}`,
  setShort: 'Set a limit',
  remove: (channel: string) => `Remove the limit of ${channel.toLowerCase()}`,
  removeShort: 'Remove',
  changed: (by: string, at: string) => `Set by ${by} on ${at}`,
  removed: (by: string, at: string) => `Removed by ${by} on ${at}`,
  dialog: (channel: string, brand: string) => `${channel} of ${brand}`,
  pieces: 'Pieces at most',
  days: 'In so many days',
  effect:
    'Pieces sent before count as well. Audiences are counted by it within minutes, and what leaves goes by it at once.',
  save: 'Save',
  removeTitle: (channel: string, brand: string) => `Remove the limit of ${brand}: ${channel}?`,
  keep: 'Keep it',
} as const
