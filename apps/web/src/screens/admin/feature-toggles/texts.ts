import type { FeatureToggle } from '@marquee/rules/toggles'

export const texts = {
  title: 'Feature toggles',
  intro: 'Parts of the product that can be switched on and off.',
  howTitle: 'Which value wins',
  how: 'This installation has a default for the toggles it knows, and a default always wins. A value can be set here only for a toggle without a default. Whoever runs the installation changes a default.',
  brand: 'Brand',
  everyBrand: 'For every brand',
  oneBrand: (name: string) => `For ${name}`,
  failed: 'The feature toggles could not be loaded',
  none: 'There are no feature toggles',
  noneWhy: 'This installation knows none, and nobody has set any.',
  on: 'On',
  off: 'Off',
  notSet: 'Not set',
  now: (value: string) => `Now ${value.toLowerCase()}`,
  default: 'Default of this installation',
  noDefault: 'No default',
  server: 'Set here',
  serverFor: (name: string) => `Value of ${name} set here`,
  wins: { default: 'The default wins', server: 'The value set here wins' },
  byInstallation: 'Nothing to set: its default decides.',
  noEffect: (value: string) => `${value}, without effect: the default wins.`,
  remove: 'Remove this value',
  saved: 'The toggle was saved.',
} as const

type ToggleTexts = Readonly<Record<FeatureToggle, { name: string; does: string }>>

/** What each toggle switches, for people who do not read its technical name. */
export const toggleTexts: ToggleTexts = {
  IS_CREATE_CAMPAIGN_TEMPLATE_ENABLED: {
    name: 'Creating campaign templates',
    does: 'The screen on which new campaign templates are made.',
  },
  IS_AUDIENCE_BUILDER_ENABLED: {
    name: 'Audience builder',
    does: 'The step in which the customers of a campaign are chosen.',
  },
  IS_INDUSTRIAL_AMP_HOMEPAGE_ENABLED: {
    name: 'Home page',
    does: 'The home page with campaigns, approvals and figures.',
  },
}
