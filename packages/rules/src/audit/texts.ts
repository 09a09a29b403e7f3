export const auditReasons = {
  'audit.day-order': 'The last day is before the first one.',
} as const
