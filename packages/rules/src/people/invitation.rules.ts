/** How long an invitation can be taken after it was sent last; the database holds the same. */
export const INVITATION_DAYS = 30

const DAY = 86_400_000

/** In milliseconds, as the moment of sending. */
export const invitationEnd = (sentAt: number): number => sentAt + INVITATION_DAYS * DAY
