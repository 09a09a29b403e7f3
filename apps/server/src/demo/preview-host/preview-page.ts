const MOST_COUPONS = 8
const MOST_CHARACTERS = 200

/** A page with a drawn piece; every value is shown as text, never as markup. */
export function previewPage(values: URLSearchParams): string {
  const text = (name: string, otherwise: string) =>
    escape(filled(values.get(name) || otherwise).slice(0, MOST_CHARACTERS))
  const coupons = Math.min(Number(values.get('couponCount')) || 2, MOST_COUPONS)
  return `<!doctype html>
<html lang="en">
<title>${text('headline', 'Preview')}</title>
<style>${STYLE}</style>
<main>
  <svg viewBox="0 0 600 150" role="img" aria-label="A road through hills">
    <path fill="#d7e6ea" d="M0 0h600v150H0z"/>
    <path fill="#9dbfb4" d="M0 90 140 40l110 55 120-70 230 75v50H0z"/>
    <path fill="#4f6f6a" d="M0 120c120-40 210 10 330-10s190-30 270 0v40H0z"/>
    <path fill="#3b4246" d="m250 150 40-45h20l40 45z"/>
    <path fill="#f3d26b" d="m298 148 1-40h2l1 40z"/>
  </svg>
  <h1>${text('headline', 'Your car, ready for the road')}</h1>
  <p>${text('subhead', 'A preview made outside of Marquee')}</p>
  <ul>${couponsOf(coupons)}</ul>
  <p class="call">${text('callToAction', 'Book a visit')}</p>
</main>
</html>`
}

/** Such a server fills the merge fields of a text with sample words. */
const WORDS: Readonly<Record<string, string>> = {
  firstName: 'Jordan',
  vehicle: 'car',
  dealer: 'your dealer',
  expiry: 'the end of the month',
}

const filled = (text: string): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    Object.hasOwn(WORDS, name) ? (WORDS[name] ?? whole) : whole,
  )

const couponsOf = (count: number): string =>
  Array.from({ length: count }, (_, at) => `<li>Coupon ${at + 1}</li>`).join('')

const STYLE = `
  body { margin: 0; font: 16px/1.4 sans-serif; color: #22302e; background: #f4f1ea }
  main { max-width: 600px; margin: auto; background: #fff; padding-bottom: 24px }
  svg { display: block; width: 100% }
  h1, p { margin: 16px 24px }
  ul { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; margin: 16px 24px; padding: 0 }
  li { list-style: none; border: 2px dashed #4f6f6a; padding: 16px; text-align: center }
  .call { background: #4f6f6a; color: #fff; padding: 12px; text-align: center }
`

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '')
