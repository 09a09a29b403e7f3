export const linesTexts = {
  lines: 'Lines',
  columns: {
    dealer: 'Dealer',
    channel: 'Channel',
    pieces: 'Pieces',
    price: 'Per piece',
    discount: 'Discount',
    cost: 'Cost',
  },
  each: (price: string) => `${price} each`,
  less: (discount: string) => `less ${discount}`,
  total: 'Total',
  asSent: 'As sent',
  note: 'The bill is for pieces that are sent, and never above these figures.',
  payments: 'Deferred payments',
  payment: (amount: string, day: string) => `${amount} on ${day}`,
} as const
