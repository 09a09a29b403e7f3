import type { Locator, Page } from '@playwright/test'
import { chooseOption } from './choose-option.ts'

/** Presses, fills and chooses things, and counts: to choose from a list takes two presses. */
export function counting() {
  let count = 0
  return {
    press: async (what: Locator) => {
      count += 1
      await what.click()
    },
    fill: async (what: Locator, text: string) => {
      count += 1
      await what.fill(text)
    },
    choose: async (page: Page, field: string, choice: string) => {
      count += 2
      await chooseOption(page, field, choice)
    },
    count: () => count,
  }
}
