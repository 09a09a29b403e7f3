import { holds, notOurs, open, type Chapter } from './row.ts'

const PROXY =
  'TLS ends at the proxy of the operator; the program listens on this machine alone by default.'

export const COMMUNICATION: Chapter = {
  title: 'Secure communication',
  rows: [
    notOurs('12.1.1', 1, 'Only TLS 1.2 and 1.3', PROXY),
    notOurs('12.1.2', 2, 'Only strong cipher suites', PROXY),
    notOurs(
      '12.1.3',
      2,
      'Certificates of clients are checked',
      'No client signs in by a certificate.',
    ),
    holds(
      '12.2.1',
      1,
      'TLS between people and the product, always',
      'In production the program does not start where PUBLIC_URL is http, but on this machine; TLS ends at the proxy, and browsers are held to it by a header.',
      'apps/server/src/platform/settings/combinations.ts',
      'apps/server/src/platform/settings/read-settings.test.ts',
    ),
    notOurs('12.2.2', 1, 'Certificates that browsers trust', PROXY),
    open(
      '12.3.1',
      2,
      'All connections are encrypted',
      'Provider and maps service have to be https. The database, ClickHouse, and a mail server that needs no password may be reached in clear, as their addresses say.',
    ),
    holds(
      '12.3.2',
      2,
      'Certificates of servers are checked',
      'Node checks each one, and an email is not handed to a server whose certificate is not trusted.',
      'apps/server/src/outbox/smtp-conversation.gateway.ts',
      'apps/server/src/outbox/smtp.gateway.test.ts',
    ),
    open(
      '12.3.3',
      2,
      'Internal HTTP services are encrypted',
      'ClickHouse may be named by http; the page for operators says to keep it in a private network.',
    ),
    open(
      '12.3.4',
      2,
      'Internal certificates are trusted one by one',
      'An authority of the operator is trusted beside the public ones, for all connections (NODE_EXTRA_CA_CERTS).',
    ),
  ],
}
