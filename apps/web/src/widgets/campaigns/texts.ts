export const favoriteTexts = {
  add: (name: string) => `Make ${name} a favorite`,
  remove: (name: string) => `Remove ${name} from the favorites`,
} as const

export const deleteTexts = {
  button: (name: string) => `Delete ${name}`,
  title: (name: string) => `Delete “${name}”?`,
  body: 'The draft and everything chosen in it are deleted. This cannot be undone.',
  children: (count: number) =>
    count === 1
      ? 'The campaign of its dealer is deleted with it.'
      : `The campaigns of its ${count} dealers are deleted with it.`,
  deleted: (name: string) => `“${name}” is deleted`,
} as const

export const cancelTexts = {
  button: (name: string) => `Cancel ${name}`,
  titles: { cancel: 'Cancel campaign', 'request-cancel': 'Ask to cancel' },
  bodies: {
    cancel: 'The campaign ends here, and nothing is sent. This cannot be undone.',
    'request-cancel': 'An approved campaign is canceled once the staff above you confirm it.',
  },
  hint: 'The people who decide read this, and so can everyone who sees the campaign.',
  leave: 'Keep campaign',
  done: { cancel: 'Campaign canceled', 'request-cancel': 'Cancellation requested' },
} as const

export const pieceTexts = {
  failed: 'The piece could not be loaded',
  samples: (count: number) =>
    count === 1
      ? 'One coupon is a sample: it is not chosen yet.'
      : `${count} coupons are samples: they are not chosen yet.`,
  couponsFirst: 'Choose all coupons first: a proof shows them as they will be printed.',
  eachDealer: 'Each dealer’s piece carries that dealer’s own data.',
} as const

/** Beside the status of a draft. */
export const statusTexts = { sentBack: 'Rejected' } as const

/** Where a coupon or a creative is used. */
export const usesTexts = {
  title: 'Where it is used',
  failed: 'Where it is used could not be loaded',
  nowhere: 'No template and no campaign that you can see uses it.',
  counted: {
    templates: (count: number) =>
      `${count === 1 ? '1 template offers' : `${count} templates offer`} it: `,
    drafts: (count: number) => `${count === 1 ? '1 draft uses' : `${count} drafts use`} it: `,
    orders: (count: number) =>
      `${count === 1 ? '1 order has' : `${count} orders have`} it, and ${count === 1 ? 'keeps' : 'keep'} it as ordered: `,
  },
  inactive: ' (not active)',
  more: (count: string) => ` and ${count} more`,
} as const
