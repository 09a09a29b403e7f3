// The order matters: most browsers also call themselves by the names of others.
const FAMILIES = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
] as const

/** What kind of program called: never more, as its exact version is a fingerprint of a person. */
export function agentFamily(userAgent: string | undefined): string | null {
  if (!userAgent) return null
  return FAMILIES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Other'
}
