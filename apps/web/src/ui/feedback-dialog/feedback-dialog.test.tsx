import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { FeedbackDialog } from './index.ts'

const nothing = () => undefined

test('a failure is shown as an error [UI-11]', () => {
  render(<FeedbackDialog showErrorModal errorMessage="Failed to save." onClose={nothing} />)
  const dialog = screen.getByRole('alertdialog', { name: 'This could not be done' })
  expect(dialog.querySelector('.MuiAlert-colorError')?.textContent).toBe('Failed to save.')
})

test('with the warning flag it is shown as a warning instead, which asks nothing [UI-11]', () => {
  render(<FeedbackDialog showErrorModal warning errorMessage="Kept as draft." onClose={nothing} />)
  const dialog = screen.getByRole('alertdialog', { name: 'Warning' })
  expect(dialog.textContent).toContain('Kept as draft.')
  expect(dialog.querySelector('.MuiAlert-colorError')).toBeNull()
  expect(screen.queryByText('Would you like to continue?')).toBeNull()
})

test('nothing is shown while showErrorModal is off [UI-11]', () => {
  render(<FeedbackDialog showErrorModal={false} errorMessage="Failed." onClose={nothing} />)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('several messages stand one below the other, and both controls close [UI-11, ERR-21]', async () => {
  let closed = 0
  render(
    <FeedbackDialog
      showErrorModal
      errorMessage={['No zip', 'No city']}
      onClose={() => (closed += 1)}
    />,
  )
  expect(screen.getByText('No zip')).toBeDefined()
  expect(screen.getByText('No city')).toBeDefined()
  for (const button of screen.getAllByRole('button', { name: 'Close' }))
    await userEvent.click(button)
  expect(closed).toBe(2)
})
