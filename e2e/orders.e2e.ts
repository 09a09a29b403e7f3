import type { Locator, Page } from '@playwright/test'
import { builtCampaign, builtForecast, builtMetro, confirmationOf } from './built-campaign.ts'
import { readyCampaign } from './campaign-by-calls.ts'
import { expectNoFindings } from './no-findings.ts'
import { expect, ownName, test } from './people.ts'

const WIDTHS = [
  ['on a desk', {}],
  ['on a phone', { viewport: { width: 390, height: 844 } }],
] as const

const REASON = 'The name does not say which winter.'
const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name })
const part = (page: Page, name: string) => page.getByRole('region', { name }).first()
const events = (page: Page) =>
  page.getByRole('list', { name: 'What happened to this campaign' }).getByRole('listitem')

/** A way to decide: what is typed into its dialog, and the message after it. */
async function withReason(page: Page, name: string, words: string, done: string): Promise<void> {
  await button(page, name).click()
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill(words)
  await button(dialog, name).click()
  await expect(page.getByText(done).first()).toBeVisible()
  await expect(dialog).toHaveCount(0)
}

/** From the list into the new tab that it opens. */
async function reviewed(inbox: Page, name: string): Promise<Page> {
  const opened = inbox.context().waitForEvent('page')
  await inbox.getByRole('link', { name: `${name}, opens in a new tab` }).click()
  const review = await opened
  await expect(review.getByRole('heading', { level: 1 })).toHaveText(name)
  return review
}

/** The press is the decision: its figures are read, and Enter confirms. */
async function approve(review: Page): Promise<void> {
  await button(review, 'Approve campaign').click()
  const asks = review.getByRole('alertdialog', { name: 'Approve this campaign?' })
  await expect(asks).toContainText(/\$[\d,.]+/)
  await review.keyboard.press('Enter')
}

async function submit(page: Page): Promise<void> {
  await button(page, 'Submit order').click()
  await expect(page.getByText('Order submitted')).toBeVisible()
  await expect(part(page, 'Order')).toContainText('its approvers review it')
}

for (const [width, options] of WIDTHS) {
  test(`a dealer submits, the district rejects with a reason, the dealer corrects, and the district approves what changed ${width} [GEN-03, CNF-02, CMP-10, CMP-13, LVL-11, ORD-01, ORD-03, ORD-06, ORD-10]`, async ({
    as,
  }) => {
    test.slow()
    const dealer = await as('dealer', '/campaigns/national-promotions', options)
    const name = ownName(`Winter ${width} at first`)
    // On a phone other journeys go through the builder; this one is about what comes after it.
    await (width === 'on a desk' ? builtCampaign : readyCampaign)(dealer, name)
    await submit(dealer)
    await expect(events(dealer)).toHaveText([/^Created/, /^SubmittedDana Whitfield/])

    const inbox = await as('district', '/approvals', options)
    const review = await reviewed(inbox, name)
    await expect(part(review, 'What changed')).toContainText('submitted for the first time')
    await expect(review.getByRole('row', { name: /^Total/ })).toContainText('$')
    await expectNoFindings(review)
    await withReason(review, 'Reject campaign', REASON, 'Campaign rejected')

    await dealer.reload()
    const note = dealer.getByRole('alert').filter({ hasText: 'Rejected by Priya Raman' })
    await expect(note).toContainText(REASON)
    await dealer.getByRole('link', { name: 'Edit details' }).click()
    await expect(note).toContainText(REASON)
    const better = ownName(`Winter 2026 ${width}`)
    await dealer.getByRole('textbox', { name: /^Enter Campaign Name/ }).fill(better)
    await button(dealer, 'Save and continue').click()
    await expect(dealer).toHaveURL(/select-creative$/)
    await dealer.goto(confirmationOf(dealer))
    await submit(dealer)
    await expect(note).toHaveCount(0)

    await inbox.reload()
    const again = await reviewed(inbox, better)
    await expect(part(again, 'What changed').getByRole('listitem')).toHaveText([
      `The name changed from “${name}” to “${better}”.`,
    ])
    await approve(again)
    await expect(again.getByText('Campaign approved')).toBeVisible()
    await expect(again.getByText('Approved. It is sent on its mail date.')).toBeVisible()

    await dealer.reload()
    await expect(part(dealer, 'Order')).toContainText('Approved. It is sent on its mail date.')
    await expect(events(dealer)).toHaveText([
      /^Created/,
      /^Submitted/,
      /^RejectedPriya Raman.*which winter\.$/,
      /^Submitted/,
      /^ApprovedPriya Raman/,
    ])
    await expectNoFindings(dealer)
    await dealer.getByRole('link', { name: /^Open order/ }).click()
    await expect(part(dealer, 'Order')).toContainText('Times submitted2')
    await expect(dealer.getByRole('row', { name: /^Total/ })).toContainText('$')
    await expectNoFindings(dealer)
  })
}

for (const [width, options] of WIDTHS) {
  test(`a dealer orders a forecast with an estimate and a cap, both of which the district reads before it approves ${width} [CNF-02, GEN-03, ORD-11]`, async ({
    as,
  }) => {
    test.slow()
    const dealer = await as('dealer', '/campaigns/service-prognostics', options)
    const name = ownName(`Brakes ${width}`)
    await builtForecast(dealer, name, '15')
    const cost = part(dealer, 'Audience and cost')
    await expect(cost).toContainText(/About [\d,]+ households a month \(least .*\), \$/)
    await expect(cost).toContainText('At most 15 households a month, never above $0.60.')
    await expect(cost).toContainText('Counted from the miles at the last service visit')
    await expectNoFindings(dealer)
    await button(dealer, /^Submit order: at most 15 a month, never above \$0\.60/).click()
    await expect(dealer.getByText('Order submitted')).toBeVisible()

    const inbox = await as('district', '/approvals', options)
    const row = inbox.getByRole('listitem').filter({ hasText: name })
    await expect(row).toContainText(
      /At most 15 of about [\d,]+ households a month, never above \$0\.60/,
    )
    const review = await reviewed(inbox, name)
    await expect(part(review, 'Audience and cost')).toContainText('At most 15 households a month')
    await expect(
      review.getByRole('row', { name: /^Total for a month, before the cap/ }),
    ).toContainText('about $')
    await approve(review)
    await expect(review.getByText('Campaign approved')).toBeVisible()

    await dealer.reload()
    await expect(part(dealer, 'Order')).toContainText('Each piece is sent when it is due')
    await dealer.getByRole('link', { name: /^Open order/ }).click()
    await expect(part(dealer, 'In a month')).toContainText('At most 15 households a month')
    await expect(dealer.getByText('As sent')).toHaveCount(0)
    await expectNoFindings(dealer)
  })
}

test('a campaign that is submitted opens read-only at its confirmation, for its dealer and for none of the others [RTE-19, RTE-20, RTE-21, FLOW-08]', async ({
  as,
}) => {
  const dealer = await as('dealer')
  await readyCampaign(dealer, ownName('Winter to look at'))
  await submit(dealer)
  const confirmation = confirmationOf(dealer)
  await dealer.goto(confirmation.replace('confirmation', 'details'))
  await expect(dealer).toHaveURL(/\/confirmation$/)
  await expect(
    dealer.getByText(/^This order waits for a decision as it was submitted/),
  ).toBeVisible()
  await expect(dealer.getByRole('link', { name: /^Edit/ })).toHaveCount(0)
  await expect(button(dealer, 'Submit order')).toHaveCount(0)
  const sibling = await as('sibling', confirmation)
  await expect(sibling.getByText('You cannot open this campaign')).toBeVisible()
  await expect(sibling.getByText('Winter to look at')).toHaveCount(0)
})

test('a dealer withdraws an order, and asks to cancel one that is approved, which the district declines, then confirms [CMP-10, CMP-12, CMP-26, CMP-27]', async ({
  as,
}) => {
  test.slow()
  const dealer = await as('dealer')
  const name = ownName('Winter to cancel')
  await readyCampaign(dealer, name)
  await submit(dealer)
  await button(dealer, 'Withdraw order').click()
  await button(dealer.getByRole('alertdialog'), 'Withdraw order').click()
  await expect(dealer.getByText('Order withdrawn', { exact: true }).first()).toBeVisible()
  await expect(button(dealer, 'Submit order')).toBeEnabled()
  await submit(dealer)

  const inbox = await as('district', '/approvals')
  const review = await reviewed(inbox, name)
  await approve(review)
  await expect(review.getByText('Campaign approved')).toBeVisible()

  const requestCancel = async (why: string) => {
    await dealer.reload()
    await withReason(dealer, 'Ask to cancel', why, 'Cancellation requested')
    await expect(part(dealer, 'Order')).toContainText('A request to cancel this campaign waits')
    await review.reload()
    await expect(button(review, 'Confirm cancellation')).toBeEnabled()
    const banner = review.getByRole('alert').filter({ hasText: 'Dana Whitfield asks to cancel it' })
    await expect(banner).toContainText(why)
  }
  await requestCancel('The budget is gone.')
  await inbox.reload()
  const waiting = inbox.getByRole('listitem').filter({ hasText: name })
  await expect(waiting).toContainText('Cancel request')
  await expect(waiting).toContainText('The budget is gone.')
  await withReason(review, 'Decline cancellation', 'It is paid already.', 'Cancellation declined')
  await dealer.reload()
  await expect(part(dealer, 'Order')).toContainText('Approved.')
  await expect(events(dealer).last()).toContainText('It is paid already.')
  await requestCancel('The budget is gone, truly.')
  await button(review, 'Confirm cancellation').click()
  await expect(review.getByText('Campaign canceled')).toBeVisible()
  await dealer.reload()
  await expect(dealer.getByText('Canceled', { exact: true }).first()).toBeVisible()
  await expect(events(dealer).last()).toHaveText(/^Cancellation confirmedPriya Raman/)
})

test('several are approved at once; one that was withdrawn meanwhile is named, stays selected, and the others are approved [ORD-06, ORD-08, ERR-08]', async ({
  as,
}) => {
  test.slow()
  const many = ownName('Winter many')
  const names = [1, 2, 3].map((number) => `${many} ${number}`)
  const dealer = await as('dealer')
  for (const name of names) {
    await readyCampaign(dealer, name)
    await submit(dealer)
  }
  const inbox = await as('district', '/approvals')
  await inbox.getByRole('searchbox').fill(many)
  await expect(inbox.getByRole('checkbox', { name: /^Select (?!Winter many|all)/ })).toHaveCount(0)
  for (const name of names) {
    await inbox.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
  }
  await button(dealer, 'Withdraw order').click()
  await button(dealer.getByRole('alertdialog'), 'Withdraw order').click()
  await expect(button(dealer, 'Submit order')).toBeEnabled()

  await button(inbox, 'Approve 3 campaigns').click()
  const question = inbox.getByRole('alertdialog', { name: 'Approve 3 campaigns?' })
  await expect(question).toContainText(/Together [\d,]+ pieces, \$[\d,.]+\./)
  await button(question, 'Approve 3 campaigns').click()
  await expect(inbox.getByText('2 campaigns approved')).toBeVisible()
  await expect(inbox.getByText(/^Winter many.* 3: .*Dana Whitfield was first\.$/)).toBeVisible()
  await expect(inbox.getByText('1 campaign selected')).toBeVisible()
  await expectNoFindings(inbox)
})

for (const [width, options] of WIDTHS) {
  test(`a metro campaign is submitted for all its dealers, approved by the zone and released; a dealer finds its own part and speaks up ${width} [MTR-23, MTR-24, ORD-05, ORD-09, ORD-12, LVL-11, RTE-21]`, async ({
    as,
  }) => {
    test.slow()
    const staff = await as('district', '/campaigns/metro-mailer', options)
    const name = ownName(`Metro mailer ${width}`)
    await builtMetro(staff, name)
    const each = staff.getByRole('table', { name: 'Dealers' }).getByRole('row')
    await expect(each.nth(1)).toContainText(/\$\d/)
    await button(staff, 'Submit order').click()
    const asks = staff.getByRole('alertdialog', { name: /^Submit the order for \d+ dealers\?$/ })
    await expect(asks).toContainText(/[\d,]+ pieces for \$[\d,.]+ are ordered\./)
    await button(asks, 'Submit order').click()
    await expect(staff.getByText('Order submitted')).toBeVisible()
    await expect(part(staff, 'Order')).toContainText('Its dealers do not see their part yet.')

    const dealer = await as('dealer', '/campaigns', options)
    await expect(dealer.getByText(name)).toHaveCount(0)
    const review = await reviewed(await as('zone', '/approvals', options), name)
    await expect(part(review, '4')).toBeVisible()
    await button(review, 'Approve campaign').click()
    const approving = review.getByRole('alertdialog', { name: /^Approve for \d+ dealers\?$/ })
    await button(approving, 'Approve campaign').click()
    await expect(review.getByText('Campaign approved')).toBeVisible()
    await button(review, 'Release to markets').click()
    await expect(
      review.getByRole('alertdialog', { name: /^Release to \d+ dealers\?$/ }),
    ).toContainText(/[\d,]+ pieces for \$[\d,.]+ are mailed\./)
    await review.keyboard.press('Enter')
    await expect(review.getByText('Campaign released to its dealers')).toBeVisible()
    await expect(events(review).last()).toContainText('Released to dealers')

    await dealer.reload()
    await dealer.getByRole('link', { name }).first().click()
    await expect(dealer).toHaveURL(/\/confirmation$/)
    await expect(part(dealer, 'Your part of the order')).toContainText('Ann Arbor Gablestone Honda')
    await expectNoFindings(dealer)
    await dealer.getByRole('textbox', { name: /^Comment/ }).fill('Our phone number is new.')
    await button(dealer, 'Add comment').click()
    await expect(events(dealer).last()).toContainText('Our phone number is new.')
    await review.reload()
    await expect(events(review).last()).toContainText('Dana Whitfield, Ann Arbor Gablestone Honda')
    await expectNoFindings(review)
  })
}
