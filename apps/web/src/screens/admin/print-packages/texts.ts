import { accessTexts } from '@marquee/rules/access'
import { campaignReasons } from '@marquee/rules/campaigns'
import { showCount } from '@marquee/rules/money'
import { printPackageReasons } from '@marquee/rules/print-packages'

export const texts = {
  title: 'Print packages',
  intro:
    'What printers print: for each wave that is mailed, one package with its pieces, their data and a manifest. Each is handed over once.',
  noMailer:
    'There is no mailer ID, so nothing is printed. Whoever runs Marquee sets MAILER_ID to what the Postal Service gave you.',
  byFolder: 'Packages go to the printer’s folder by themselves as soon as they are ready.',
  packages: 'Packages',
  none: 'Nothing is printed yet. A package is made on the day on which a campaign is mailed.',
  search: 'Campaign, dealer or package',
  state: 'State',
  anyState: 'Any state',
  painted: (painted: number, pieces: number) =>
    `${showCount(painted)} of ${showCount(pieces)} made`,
  columns: {
    campaign: 'Campaign',
    market: 'Dealer',
    mailOn: 'Mail date',
    state: 'State',
    pieces: 'Pieces',
    missing: 'Missing',
  },
} as const

/** Why something cannot be done with a package. */
export const reasons = { ...accessTexts, ...campaignReasons, ...printPackageReasons }
