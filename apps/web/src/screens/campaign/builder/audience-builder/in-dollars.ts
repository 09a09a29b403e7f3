import { showMoney } from '@marquee/rules/money'

/** Whole dollars without the cents that say nothing: '$1,200'. */
export const inDollars = (cents: number): string => showMoney(cents).replace(/\.00$/, '')
