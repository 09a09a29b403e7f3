import type pg from 'pg'
import { asApp, attempt } from './policies.ts'

/** Only the program itself may read everyone's choices of notices, from all places. */
export async function programFindings(client: pg.ClientBase): Promise<string[]> {
  const findings: string[] = []
  for (const [path, isAll] of [
    ['1.', true],
    ['1.2.', false],
  ] as const) {
    await asApp(client, async () => {
      await client.query('SELECT enter_path($1)', [path])
      const found = await attempt(client, 'SELECT FROM notice_choices')
      if ((found !== '0 rows') !== isAll) findings.push(`the program at ${path} sees ${found}`)
    })
  }
  return findings
}
