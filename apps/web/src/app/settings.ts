import type { ToggleDefaults } from '@marquee/rules/toggles'

export interface SignInSettings {
  issuer: string
  clientId: string
  scope: string
  audience: string
  /** How the audience is named to the provider, where it asks for that. */
  audienceParameter: 'none' | 'audience' | 'resource'
  /** Where alone a person can sign in; null: wherever the provider lets them come back to. */
  onlyAt: string | null
}

/** What the server's page gives the browser before the first request. */
export interface Settings {
  signIn: SignInSettings
  toggleDefaults: ToggleDefaults
  version: string
}

export function readSettings(page: Document = document): Settings {
  const text = page.querySelector('meta[name="marquee-settings"]')?.getAttribute('content')
  return JSON.parse(text ?? '') as Settings
}
