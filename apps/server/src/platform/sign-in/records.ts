import type { Adapter, AdapterPayload } from 'oidc-provider'
import type pg from 'pg'

/** Where the built-in provider keeps its sessions, codes and grants: in the product's database. */
export function recordsIn(pool: pg.Pool): new (model: string) => Adapter {
  return class Records implements Adapter {
    constructor(readonly model: string) {}

    async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
      const { grantId = null, uid = null } = payload
      await pool.query(
        `INSERT INTO sign_in_records (model, id, payload, grant_id, uid, expires_at)
         VALUES ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))
         ON CONFLICT (model, id) DO UPDATE SET payload = excluded.payload,
           grant_id = excluded.grant_id, uid = excluded.uid, expires_at = excluded.expires_at`,
        [this.model, id, JSON.stringify(payload), grantId, uid, expiresIn ?? null],
      )
    }

    find = (id: string) => this.read('id = $2', id)
    findByUid = (uid: string) => this.read('uid = $2', uid)
    // The device flow, the one that has user codes, is switched off.
    findByUserCode = async () => undefined

    async consume(id: string): Promise<void> {
      await pool.query(
        'UPDATE sign_in_records SET consumed_at = now() WHERE model = $1 AND id = $2',
        [this.model, id],
      )
    }

    async destroy(id: string): Promise<void> {
      await pool.query('DELETE FROM sign_in_records WHERE model = $1 AND id = $2', [this.model, id])
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      // Called for each model; the page that asks a person to sign in belongs to none of them, and
      // stays.
      await pool.query('DELETE FROM sign_in_records WHERE model = $1 AND grant_id = $2', [
        this.model,
        grantId,
      ])
    }

    private async read(condition: string, value: string): Promise<AdapterPayload | undefined> {
      const { rows } = await pool.query<{ payload: AdapterPayload; consumed: number | null }>(
        `SELECT payload, extract(epoch FROM consumed_at)::integer AS consumed FROM sign_in_records
          WHERE model = $1 AND ${condition} AND (expires_at IS NULL OR expires_at > now())`,
        [this.model, value],
      )
      const [row] = rows
      if (!row) return undefined
      return row.consumed ? { ...row.payload, consumed: row.consumed } : row.payload
    }
  }
}

export async function forgetExpired(pool: pg.Pool): Promise<void> {
  await pool.query('DELETE FROM sign_in_records WHERE expires_at < now()')
}
