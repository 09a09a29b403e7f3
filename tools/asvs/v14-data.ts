import { holds, open, type Chapter } from './row.ts'

export const DATA: Chapter = {
  title: 'Data protection',
  rows: [
    open(
      '14.1.1',
      2,
      'Classify sensitive data',
      'Tables have classes of who sees them, not of how sensitive they are; there is no list.',
    ),
    open(
      '14.1.2',
      2,
      'Write down how each class is protected',
      'Not written down as such; see 14.1.1.',
    ),
    holds(
      '14.2.1',
      1,
      'Nothing sensitive in addresses',
      'Tokens travel in a header and customers are looked up by a body. An address of a file that a browser loads by itself carries a signature for that file, good for five minutes.',
      'apps/server/src/platform/links/links.ts',
      'apps/server/src/platform/links/links.test.ts',
    ),
    holds(
      '14.2.2',
      2,
      'No sensitive data in caches between',
      'Replies are no-store or private; only approved pictures are public.',
      'apps/server/src/platform/http/reply.ts',
      'apps/server/src/platform/http/answers.test.ts',
    ),
    holds(
      '14.2.3',
      2,
      'No data to third parties',
      'There are no trackers, and the policy of pages lets a browser talk to us and the provider alone; the maps service gets addresses of dealers, never of customers.',
      'apps/server/src/platform/http/headers.ts',
      'apps/server/src/platform/http/answers.test.ts',
    ),
    open(
      '14.2.4',
      2,
      'Protection as it is written down',
      'Nothing is written down to compare with; see 14.1.2.',
    ),
    open(
      '14.3.1',
      1,
      'The browser forgets after signing out',
      'Local storage is cleared, and other tabs leave. What an author was typing into a template stays in the session storage of the tab, and pictures in the cache for five minutes.',
    ),
    holds(
      '14.3.2',
      2,
      'Browsers do not store sensitive answers',
      'JSON and files are no-store; pictures alone are held by one browser, for five minutes.',
      'apps/server/src/platform/http/reply.ts',
      'apps/server/src/pieces/proof.route.test.ts',
    ),
    open(
      '14.3.3',
      2,
      'Browser storage holds tokens at most',
      'Beside the tokens the library of sign-in stores name and email address of the person who is signed in; see also 14.3.1.',
    ),
  ],
}
