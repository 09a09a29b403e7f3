import { holds, notOurs, type Chapter } from './row.ts'

export const API: Chapter = {
  title: 'API and web service',
  rows: [
    holds(
      '4.1.1',
      1,
      'Each body says its type and letters',
      'JSON, problems, pages and CSV say UTF-8; files say their own type.',
      'apps/server/src/platform/http/reply.ts',
      'apps/server/src/platform/http/answers.test.ts',
    ),
    notOurs(
      '4.1.2',
      2,
      'Only pages are redirected to HTTPS',
      'The program redirects nothing by protocol; whether the proxy does is decided there.',
    ),
    holds(
      '4.1.3',
      2,
      'Headers of proxies cannot be set by callers',
      'Forwarded headers are believed from the named proxies alone.',
      'apps/server/src/platform/http/app.ts',
      'apps/server/src/platform/http/trusted-proxies.test.ts',
    ),
    holds(
      '4.2.1',
      2,
      'Messages end where HTTP says',
      "Node's parser in its strict form reads them; what is not HTTP is refused, and so is what comes too slowly.",
      'apps/server/src/platform/http/broken-requests.ts',
      'apps/server/src/platform/http/answers.test.ts',
    ),
    notOurs('4.3.1', 2, 'Limits on GraphQL queries', 'There is no GraphQL.'),
    notOurs('4.3.2', 2, 'No introspection of GraphQL', 'There is no GraphQL.'),
    notOurs('4.4.1', 1, 'WebSockets are encrypted', 'There are no WebSockets.'),
    notOurs('4.4.2', 2, 'WebSockets check the origin', 'There are no WebSockets.'),
    notOurs('4.4.3', 2, 'WebSockets have tokens of their own', 'There are no WebSockets.'),
    notOurs('4.4.4', 2, 'WebSocket tokens come from the session', 'There are no WebSockets.'),
  ],
}
