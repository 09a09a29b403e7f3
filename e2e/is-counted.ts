/** Runs in the page of a person: can the customers of their market be counted? */
export async function isCounted(): Promise<boolean> {
  const authorization = `Bearer ${localStorage.getItem('marquee.access-token')}`
  const state = await fetch('/api/user-state', { headers: { authorization } })
  const { selectedMarket } = await state.json()
  const answer = await fetch(`/api/audience/search/estimates?marketKey=${selectedMarket.key}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ campaignTemplateKeys: [1] }),
  })
  if (!answer.ok) return false
  const { estimates } = await answer.json()
  return estimates[0].totalAvailable > 0
}
