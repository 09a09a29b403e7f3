import { holds, type Chapter } from './row.ts'

export const AUTHORIZATION: Chapter = {
  title: 'Authorization',
  rows: [
    holds(
      '8.1.1',
      1,
      'Write down who may do what, on which data',
      'The API document says it of every operation, and a table by hand says what each kind of person gets on each kind of target.',
      'apps/server/src/access-matrix/decisions/decision-table.ts',
      'apps/server/src/access-matrix/access-matrix.test.ts',
    ),
    holds(
      '8.1.2',
      2,
      'Write down who may read and write which fields',
      'What is declared for an operation is the same for all who may call it; the fields that depend on who looks or writes are listed.',
      'docs/security-decisions.md',
      'apps/server/src/access-matrix/access-matrix.test.ts',
    ),
    holds(
      '8.2.1',
      1,
      'Functions need explicit permissions',
      'The program does not start with an operation that does not say who may call it, and each is called as each kind of person.',
      'apps/server/src/platform/http/guarded.ts',
      'apps/server/src/access-matrix/access-matrix.test.ts',
    ),
    holds(
      '8.2.2',
      1,
      'Data need explicit permissions',
      'Row-level security and the queries each hold the scope, and either is proven to hold without the other.',
      'apps/server/src/platform/sql/scoped.ts',
      'apps/server/src/access-matrix/two-walls.test.ts',
    ),
    holds(
      '8.2.3',
      2,
      'Fields need explicit permissions',
      'A field that a call does not declare is refused, and a reply with one that is not declared answers 500.',
      'apps/server/src/platform/http/wire.ts',
      'apps/server/src/platform/http/answers.test.ts',
    ),
    holds(
      '8.3.1',
      1,
      'The server decides, not the browser',
      'Permissions are read from the database in the transaction of each call; screens only show what the reply says.',
      'apps/server/src/platform/http/answer.ts',
      'apps/server/src/access-matrix/guard-mutation.test.ts',
    ),
    holds(
      '8.4.1',
      2,
      'Tenants cannot affect each other',
      'The scope of a person is one range of the market tree, in every table; dropping any policy is noticed by a test.',
      'apps/server/src/db/migrations/0000_scope.sql',
      'apps/server/src/access-matrix/policies.test.ts',
    ),
  ],
}
