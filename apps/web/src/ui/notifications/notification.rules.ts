export type NotificationVariant = 'success' | 'error' | 'info' | 'warning'

export interface Notification {
  /** Distinguishes two notifications with the same words. */
  key: number
  variant: NotificationVariant
  message: string
}

const STAYS_FOR_MS = 6000

/** How long a notification stays by itself; an error stays until a person closes it. */
export function staysFor(variant: NotificationVariant): number | null {
  return variant === 'error' ? null : STAYS_FOR_MS
}
