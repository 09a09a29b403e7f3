const ACCESS_TOKEN_KEY = 'marquee.access-token'

export const storedToken = (): string | null => localStorage.getItem(ACCESS_TOKEN_KEY)

export const keepToken = (token: string): void => localStorage.setItem(ACCESS_TOKEN_KEY, token)

/** Calls back when another tab has signed out. */
export function onSignedOutElsewhere(leave: () => void): void {
  addEventListener('storage', ({ key }) => {
    // Clearing the whole storage names no key.
    if ((key === null || key === ACCESS_TOKEN_KEY) && storedToken() === null) {
      sessionStorage.clear()
      leave()
    }
  })
}
