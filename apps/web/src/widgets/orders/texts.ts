import { billTexts } from '@marquee/rules/orders'

export const linesTexts = {
  ...billTexts,
  lines: 'Lines',
  each: (price: string) => `${price} each`,
  less: (discount: string) => `less ${discount}`,
  payments: 'Deferred payments',
  payment: (amount: string, day: string) => `${amount} on ${day}`,
} as const
