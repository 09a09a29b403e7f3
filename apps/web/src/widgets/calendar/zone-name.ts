// Some zones were called otherwise long ago.
const RECENTLY = Date.UTC(2026, 0)

/** 'Eastern Time' for 'America/Detroit'. */
export function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(RECENTLY)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
