import { changedMeanwhile } from '../fields/index.ts'

/** What is wrong with a template that is to be saved. The first seven are the specification's, by the letter. */
export const templateTexts = {
  creativeCodeRequired: 'Creative Code is a required field.',
  eventCodeRequired: 'Event Code is a required field.',
  creativeCodeTaken: 'Invalid Creative Code',
  letterCodeTaken: 'Letter Code already exists',
  stepNumberUnknown: 'Must reference valid step number',
  reuseCodeUnknown: 'Must reference Reuse Code on Editable Touchpoint or use Default Coupon',
  nameTooLong: 'Must be less than 41 characters.',
  forbiddenCharacters: 'Invalid field characters.',
  endBeforeStart: 'The last day must not be before the first.',
  secondWaveLater: 'The second date must be later than the first.',
  secondWaveUnused: 'A second date needs wave selection.',
  lockWithoutDate: 'A locked date needs a mail date.',
  enrollmentNeeded: 'A seasonal template needs the first and the last day of enrollment.',
  optionTwice: 'This way of sending is listed already.',
  optionEmpty: 'Choose a channel or a combination of channels, not both.',
  optionNotOffered: 'The template does not offer this way of sending.',
  optionMissing: 'Offer at least one way of sending.',
  priceMissing: (option: string) => `A price per piece is missing for: ${option}`,
  discountTurned: 'The largest discount must not be below the smallest.',
  stepMissing: 'A template needs at least one step.',
  stepKeyTwice: 'Another step has this key already.',
  stepNumberTwice: 'Another step has this number already.',
  creativeNotHere: 'This creative does not belong to the template.',
  creativeUnknown: 'This creative does not exist, or belongs to another brand.',
  modelUnknown: 'Choose one of the models: this one is not known.',
  couponUnknown: 'This coupon does not exist, or is not for this template.',
  couponRetired:
    'A default coupon of this creative is retired: campaigns would begin without it. Choose another one.',
  couponsWithoutRoom: (brought: number) =>
    `Its creatives bring ${brought === 1 ? 'a coupon' : `up to ${brought} coupons`}: the piece carries fewer, so that some would be left out. Let it carry as many, or remove some.`,
  creativeMissing: 'Choose at least one creative: without one, nobody can order this step.',
  creativeNeverSent: (name: string) =>
    `“${name}” is made for none of the channels of this step, so that nobody could send it. Take it out of the step.`,
  creativeNotMadeFor: (channel: string) =>
    `No creative of this step is made for ${channel}. Add one, or do not offer ${channel}.`,
  segmentMissing:
    'Include at least one segment at first: as it is, every campaign begins with nobody.',
  accessMissing: 'Choose who gets it: the whole brand, or zones, districts, dealers or groups.',
  levelMissing: 'Choose at least one level.',
  segmentTwice: 'This segment is listed already.',
  seasonsIncomplete: 'An annual enrollment needs a seasonal template for each of the four seasons.',
  seasonsUnused: 'Only an annual enrollment has seasonal templates.',
  seasonalUnknown: 'Choose a seasonal template of the same brand.',
  seasonNotSent: (names: string) =>
    `This season is not sent as the enrollment lets a dealer choose for all four: ${names}. Offer it in its template, or leave it out here.`,
} as const

export const templateReasons = {
  'campaign-template.not-open-yet': 'Enrollment has not opened yet.',
  'campaign-template.enrollment-ended': 'Enrollment has ended.',
  'campaign-template.mail-date-passed': 'The mail date of this template has passed.',
  'campaign-template.inactive': 'This template is no longer offered.',
  'campaign-template.not-offered': 'This template is not offered to this market.',
  'campaign-template.incomplete':
    'Nobody could order from this template yet. Open it, mend what its review lists, and save it before it is offered.',
  'campaign-template.nobody-gets-it':
    'It cannot be activated yet, as nobody gets it. Choose who gets it first, and save.',
  'campaign-template.several-dealers-only':
    'A campaign for several dealers is started by staff who order for them.',
  'campaign-template.kept-above': 'Templates of this brand are managed by the staff above you.',
  'campaign-template.changed-meanwhile': changedMeanwhile('template'),
  'campaign-template.draft-changed-meanwhile': changedMeanwhile('draft'),
  'campaign-template.code-taken':
    'Another template took one of these codes in the meantime. Save again to see which one.',
  'campaign-template.group-unknown':
    'A market group does not exist, or belongs to another brand than the template.',
  'campaign-template.market-unknown':
    'A zone, a district or a dealer does not exist, or belongs to another brand than the template.',
  'campaign-template.access-kept':
    'You may write templates, but not say who gets them. Ask an administrator of your brand.',
  'market.not-in-group': 'This dealer is not in the group.',
  'market.closed': 'This dealer is closed.',
  'market.no-access': 'This dealer has no access to the template.',
  'mail-date.restricted': 'The mail date of this campaign cannot be chosen.',
  'mail-date.locked': 'The mail date of this campaign is set by the template.',
} as const

export const analyticalModelNames = {
  'service-likelihood': 'Service likelihood',
  'purchase-likelihood': 'Purchase likelihood',
} as const
