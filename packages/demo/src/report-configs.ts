/** Reports by the order in which they are offered, with room for others in between. */
export const demoReportConfigs: { name: string; displayPriority: number }[] = [
  { name: 'Spend by dealer', displayPriority: 30 },
  { name: 'Campaign activity', displayPriority: 10 },
  { name: 'Audience reach', displayPriority: 20 },
  { name: 'Coupon redemption', displayPriority: 40 },
]
