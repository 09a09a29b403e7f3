import { holds, notOurs, open, type Chapter } from './row.ts'

const NO_ENCRYPTION = "The program encrypts nothing itself; TLS and disks are the operator's."

export const CRYPTOGRAPHY: Chapter = {
  title: 'Cryptography',
  rows: [
    holds(
      '11.1.1',
      2,
      'Write down how keys are managed',
      'Where each key is made and stored, and when and how it is replaced, by hand; the salt of customers never is, as it carries their opt-outs.',
      'docs/security-decisions.md',
      'apps/server/src/platform/sign-in/records.test.ts',
    ),
    holds(
      '11.1.2',
      2,
      'Keep a list of keys and algorithms',
      'A table of all keys, secrets and codes with their algorithms.',
      'docs/security-decisions.md',
    ),
    holds(
      '11.2.1',
      2,
      'Use proven implementations',
      'The cryptography of Node, and jose for tokens; none of our own.',
      'apps/server/src/platform/sign-in/verify.ts',
      'apps/server/src/platform/sign-in/verify.test.ts',
    ),
    open(
      '11.2.2',
      2,
      'Algorithms and keys can be replaced',
      'Keys are replaced by hand, but for the salt of the hashes of customers, which cannot be. Algorithms are fixed in code, and stored values do not say by which they were made.',
    ),
    holds(
      '11.2.3',
      2,
      'At least 128 bits of security',
      "The built-in provider signs by RSA of 3072 bits; one that was started before has its key replaced by hand. All else is SHA-256 or more. An outside provider's keys are its own.",
      'apps/server/src/platform/sign-in/secrets.ts',
      'apps/server/src/platform/sign-in/records.test.ts',
    ),
    notOurs('11.3.1', 1, 'No weak modes or padding', NO_ENCRYPTION),
    notOurs('11.3.2', 1, 'Only approved ciphers', NO_ENCRYPTION),
    notOurs('11.3.3', 2, 'Encrypted data cannot be altered unseen', NO_ENCRYPTION),
    holds(
      '11.4.1',
      1,
      'Only approved hash functions',
      'SHA-256 everywhere, also for the cookies of the built-in sign-in, whose library would take SHA-1; a house rule refuses the broken ones.',
      'tools/house/hashes.ts',
      'tools/house/planted.test.ts',
    ),
    notOurs('11.4.2', 2, 'Passwords are stored by a slow hash', 'No passwords are stored.'),
    holds(
      '11.4.3',
      2,
      'Hashes that prove something are long enough',
      'The chain of the audit log and signed addresses use SHA-256, whole.',
      'apps/server/src/platform/audit/chain.ts',
      'apps/server/src/platform/audit/chain.test.ts',
    ),
    notOurs(
      '11.4.4',
      2,
      'Keys are derived from passwords slowly',
      'No key is derived from a password.',
    ),
    open(
      '11.5.1',
      2,
      'What must not be guessed has 128 random bits',
      'Keys, passwords of the database and nonces of pages have. The codes of coupons have 75, as people read them off paper, and the nonce of a sign-in 122.',
    ),
    holds(
      '11.6.1',
      2,
      'Keys and signatures by approved algorithms',
      'jose makes the key of the built-in provider, and four algorithms are taken; see 11.2.3 for its length.',
      'apps/server/src/platform/sign-in/secrets.ts',
    ),
  ],
}
