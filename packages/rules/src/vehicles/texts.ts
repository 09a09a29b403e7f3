export const vehicleTexts = {
  yearStates: {
    ALL: 'All years selected',
    PARTIAL: 'Partial years selected',
    NONE: 'No years selected',
  },
} as const
