export type NotificationVariant = 'success' | 'error' | 'info' | 'warning'

export interface Notification {
  /** Tells two notifications with the same words apart. */
  key: number
  variant: NotificationVariant
  message: string
}

const STAYS_FOR_MS = 6000

/** How long a notification stays by itself; an error stays until somebody closes it. */
export function staysFor(variant: NotificationVariant): number | null {
  return variant === 'error' ? null : STAYS_FOR_MS
}
