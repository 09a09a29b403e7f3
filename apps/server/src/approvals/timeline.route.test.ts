import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addCreative, addTemplate } from '../testing/template-samples.ts'
import { testApp } from '../testing/test-app.ts'
import type { PersonName } from '../testing/test-tree.ts'

const app = testApp()
let template: number
let key: number

beforeAll(async () => {
  template = await addTemplate(app, await addCreative(app), 'A')
})
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns CASCADE; TRUNCATE audit_log')
  key = (await app.call('district', 'POST', `/campaign/create/${template}?marketKey=5`)).body.key
})

const timeline = (as: PersonName) => app.call(as, 'GET', `/campaign/${key}/timeline`)
const comment = (as: PersonName, words: unknown) =>
  app.call(as, 'POST', `/campaign/${key}/comment`, { words })

describe('the timeline of a campaign', () => {
  test('begins with its creator, and continues with comments, by name and moment [CMP-10]', async () => {
    const before = Date.now()
    expect((await comment('zone', '  Which logo is it? ')).body).toEqual({ key })
    const { status, body } = await timeline('dealer')
    expect(status).toBe(200)
    const [created, commented] = body.events
    expect(body.events).toHaveLength(2)
    expect(created).toMatchObject({
      action: 'create',
      by: 'Test district',
      from: null,
      to: 'DRAFT',
      step: null,
      words: '',
    })
    expect(commented).toMatchObject({
      action: 'comment',
      by: 'Test zone',
      from: null,
      to: null,
      words: 'Which logo is it?',
    })
    expect(Date.parse(commented.at)).toBeGreaterThanOrEqual(before)
  })

  test('says whether one may comment: a mere reader may not [CMP-10, GEN-04]', async () => {
    expect((await timeline('district')).body.can.comment).toEqual({ ok: true })
    const denied = { ok: false, reason: 'access.denied' }
    expect((await timeline('dealer')).body.can.comment).toEqual(denied)
    expect((await comment('dealer', 'No')).body.code).toBe('access.denied')
    expect((await timeline('sibling')).status).toBe(404)
    expect((await timeline('district')).body.events).toHaveLength(1)
  })

  test.for(['', ' \n ', 'a'.repeat(1_001), 'a\u0000b', 7])(
    'a comment is some words, not %j, and nothing is kept otherwise [CMP-10]',
    async (words) => {
      const { status, body } = await comment('zone', words)
      expect([status, Object.keys(body.fields)]).toEqual([400, ['body.words']])
      expect((await timeline('district')).body.events).toHaveLength(1)
    },
  )

  test('comments are in the audit log by the key of the campaign, without their words [CMP-10]', async () => {
    await comment('zone', 'A private remark')
    const { rows } = await app.owner.query(
      `SELECT event, person_key, details FROM audit_log WHERE operation = 'approvals.comment'`,
    )
    expect(rows).toEqual([{ event: 'campaign.commented', person_key: 3, details: { key } }])
  })
})
