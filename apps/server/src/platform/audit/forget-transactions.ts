import type { ClientBase } from 'pg'

/**
 * For a log that was restored: the numbers of its transactions are those of another database. Which
 * rows are sealed, and in which order, the seals say.
 */
export async function forgetTransactions(client: ClientBase): Promise<void> {
  await client.query(`UPDATE audit_log SET transaction = '0'; UPDATE audit_seals SET horizon = '0'`)
}
