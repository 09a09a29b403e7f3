interface Saved {
  /** When its details, its steps or its status changed last. */
  updatedAt: string
  audience: { savedAt: string } | null
}

/** When anything of a campaign changed last: who looks at it afterwards sees what is ordered. */
export const lastSavedAt = ({ updatedAt, audience }: Saved): string =>
  audience !== null && audience.savedAt > updatedAt ? audience.savedAt : updatedAt
