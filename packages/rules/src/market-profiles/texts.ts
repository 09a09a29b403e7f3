export const marketProfileReasons = {
  'market-profile.changed-meanwhile':
    'Somebody else changed this profile in the meantime. Check the present values and save again.',
  'market-profile.field-denied':
    'Your account may not change some of these fields. Ask your district or zone office.',
  'market-profile.source-id-taken': 'Another market of this brand has this dealer ID already.',
  'market-profile.attribute-unknown': 'One of the listing attributes is not offered any more.',
  'logo.nothing-pending': 'No logo is waiting for a decision.',
  'logo.own-upload': 'You handed in this logo yourself. Somebody else has to decide about it.',
  'logo.changed-meanwhile':
    'Another logo has been handed in, or somebody else has decided, in the meantime. Look again.',
  'logo.not-uploaded': 'Upload the picture for this market first.',
} as const
