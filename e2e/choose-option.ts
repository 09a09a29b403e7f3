import type { Locator, Page } from '@playwright/test'

/**
 * Opens the list of a field and chooses from it. It is opened by the keyboard: a press of the mouse that a slow machine
 * draws out ends on the list that has opened meanwhile, and chooses from it or closes it.
 */
export async function chooseOption(
  within: Page | Locator,
  field: string | RegExp,
  choice: string | RegExp,
): Promise<void> {
  const page = 'goto' in within ? within : within.page()
  await within.getByRole('combobox', { name: field }).press('ArrowDown')
  await page.getByRole('option', { name: choice, exact: true }).click()
}
