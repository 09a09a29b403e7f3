export const FEATURE_TOGGLES = [
  'IS_CREATE_CAMPAIGN_TEMPLATE_ENABLED',
  'IS_AUDIENCE_BUILDER_ENABLED',
  'IS_INDUSTRIAL_AMP_HOMEPAGE_ENABLED',
] as const

export type FeatureToggle = (typeof FEATURE_TOGGLES)[number]
export type Toggles = Readonly<Record<string, boolean>>
export type ToggleDefaults = Readonly<Record<FeatureToggle, boolean>>

export const TOGGLE_DEFAULTS: ToggleDefaults = {
  IS_CREATE_CAMPAIGN_TEMPLATE_ENABLED: true,
  IS_AUDIENCE_BUILDER_ENABLED: true,
  IS_INDUSTRIAL_AMP_HOMEPAGE_ENABLED: true,
}

/** The defaults take precedence: a server value only adds a toggle that has no default. */
export function mergeToggles(defaults: Toggles, server: Toggles): Toggles {
  return { ...server, ...defaults }
}

export interface ToggleSource {
  name: string
  default: boolean | undefined
  server: boolean | undefined
  value: boolean
  wins: 'default' | 'server'
}

/** For each toggle, where its value comes from, by name. */
export function explainToggles(defaults: Toggles, server: Toggles): ToggleSource[] {
  const merged = mergeToggles(defaults, server)
  return Object.keys(merged)
    .toSorted()
    .map((name) => ({
      name,
      default: own(defaults, name),
      server: own(server, name),
      value: merged[name] as boolean,
      wins: Object.hasOwn(defaults, name) ? 'default' : 'server',
    }))
}

// A toggle may be called what every object inherits, such as 'constructor'.
function own(toggles: Toggles, name: string): boolean | undefined {
  return Object.hasOwn(toggles, name) ? toggles[name] : undefined
}
