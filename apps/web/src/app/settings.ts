import type { ToggleDefaults } from '@marquee/rules/toggles'

export interface SignInSettings {
  issuer: string
  clientId: string
  scope: string
  audience: string
  /** Only for providers that issue tokens for one resource at a time. */
  resource?: string
}

/** What the server tells the browser before it asks anything. */
export interface Settings {
  signIn: SignInSettings
  toggleDefaults: ToggleDefaults
}

export function readSettings(page: Document = document): Settings {
  const text = page.querySelector('meta[name="marquee-settings"]')?.getAttribute('content')
  return JSON.parse(text ?? '') as Settings
}
