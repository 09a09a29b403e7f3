/** What a mailbox may be called in every mail program, and what is shown of it on a phone. */
const MOST_LETTERS = 40

/** The name of a dealer as the first part of an address: `Käfer & Söhne` writes as `kafer-sohne`. */
export function mailboxOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MOST_LETTERS)
    .replaceAll(/^-|-$/g, '')
  return plain === '' ? 'dealer' : plain
}

/** Where an email to this address goes. */
export const domainOf = (address: string): string =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase()
