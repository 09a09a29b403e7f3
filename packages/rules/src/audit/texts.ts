export const auditReasons = {
  'audit.day-order': 'The last day lies before the first one.',
} as const
