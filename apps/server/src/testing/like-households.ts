import type { CountedHousehold } from '@marquee/rules/customers'

/** So many households of a market whom mail and email reach, numbered from 0, with as many hundredths of a mile to go. */
export const likeHouseholds = (marketKey: number, many: number): CountedHousehold[] =>
  Array.from({ length: many }, (_, household) => ({
    marketKey,
    household,
    zip: 60_601,
    distance: household,
    segment: household % 4,
    contact: 15,
    scores: [household, 0],
    vehicles: [200],
    personHash: BigInt(household),
    lastVisit: 20_000 - marketKey,
    emailFreeOn: 0,
    mailFreeOn: 0,
    isShared: false,
  }))
