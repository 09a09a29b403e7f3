export const mapReasons = {
  'maps.no-address': 'This market has no address, so it has no place on a map.',
} as const

export const mapTexts = {
  approximate:
    'Approximate ZIP areas: drawn from the middle of each ZIP code, not its exact edges.',
} as const
