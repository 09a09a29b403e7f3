import { holds, type Chapter } from './row.ts'

export const TOKENS: Chapter = {
  title: 'Self-contained tokens',
  rows: [
    holds(
      '9.1.1',
      1,
      'Signatures are checked before content is used',
      'jose checks it before our code sees a claim.',
      'apps/server/src/platform/sign-in/verify.ts',
      'apps/server/src/access-matrix/bad-identities.test.ts',
    ),
    holds(
      '9.1.2',
      1,
      'Only listed algorithms',
      'Four, all with a pair of keys; none and HMAC are not among them.',
      'apps/server/src/platform/sign-in/verify.ts',
      'apps/server/src/access-matrix/bad-identities.test.ts',
    ),
    holds(
      '9.1.3',
      1,
      'Keys come from a place set before',
      'Keys are those of the issuer in the settings; what a token says of keys is not read.',
      'apps/server/src/platform/sign-in/outside-provider.ts',
      'apps/server/src/access-matrix/bad-identities.test.ts',
    ),
    holds(
      '9.2.1',
      1,
      'Tokens count within their time only',
      'exp is demanded, and a remembered token is refused from the second at which it expires.',
      'apps/server/src/platform/sign-in/verify.ts',
      'apps/server/src/platform/sign-in/verify.test.ts',
    ),
    holds(
      '9.2.2',
      2,
      'Only the right kind of token',
      'The typ of an access token is demanded; an ID token is refused.',
      'apps/server/src/platform/sign-in/verify.ts',
      'apps/server/src/access-matrix/bad-identities.test.ts',
    ),
    holds(
      '9.2.3',
      2,
      'Only tokens for this audience',
      'aud has to be ours.',
      'apps/server/src/platform/sign-in/verify.ts',
      'apps/server/src/access-matrix/bad-identities.test.ts',
    ),
    holds(
      '9.2.4',
      2,
      'Tokens of one key name their audience',
      'The built-in provider writes the audience of the API into each access token, and of the client into each ID token.',
      'apps/server/src/platform/sign-in/local-provider.ts',
      'apps/server/src/platform/sign-in/local-sign-in.test.ts',
    ),
  ],
}
