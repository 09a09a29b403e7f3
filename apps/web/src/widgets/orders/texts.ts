export const closeMailingTexts = {
  close: (days: number) => `Some households get two pieces within ${days} days:`,
  closePair: (households: string, first: string, second: string) =>
    `${households} get ${first} and ${second}.`,
  atMost: (households: string) => `Up to ${households}`,
  mailedOn: (name: string, day: string) => `“${name}” of ${day}`,
} as const
