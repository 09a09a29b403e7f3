/**
 * The nonce that this page's content security policy allows styles with. The server writes it
 * into `<meta property="csp-nonce" nonce="…">`, where the bundler's own loader looks as well.
 */
export function styleNonce(page: Document = document): string | undefined {
  const meta = page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
  return meta?.nonce || meta?.getAttribute('nonce') || undefined
}
