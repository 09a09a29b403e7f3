import type { ToggleDefaults } from '@marquee/rules/toggles'

export interface SignInSettings {
  issuer: string
  clientId: string
  scope: string
  audience: string
  /** Only for providers that issue tokens for one resource at a time. */
  resource?: string
  /** Where alone a person can sign in; null: wherever the provider lets them come back to. */
  onlyAt: string | null
}

/** What the server's page gives the browser before the first request. */
export interface Settings {
  signIn: SignInSettings
  toggleDefaults: ToggleDefaults
}

export function readSettings(page: Document = document): Settings {
  const text = page.querySelector('meta[name="marquee-settings"]')?.getAttribute('content')
  return JSON.parse(text ?? '') as Settings
}
