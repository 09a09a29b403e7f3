import { addDays, todayIn } from '@marquee/rules/calendar'
import { beforeAll, expect, test } from 'vitest'
import { addCreative, addTemplate } from '../testing/template-samples.ts'
import { testApp } from '../testing/test-app.ts'

const app = testApp()
const today = todayIn('America/Detroit', Date.now())
const mailed = addDays(today, 60)
let template: number

/** As the first version stored it: its days were named as they are on the wire. */
beforeAll(async () => {
  template = await addTemplate(app, await addCreative(app), 'A', {
    deploymentDate: mailed,
    deploymentDateLock: true,
  })
  await app.owner.query(
    `BEGIN; SET LOCAL session_replication_role = replica; SELECT enter_path('1.');
     UPDATE campaign_template_versions SET content =
       content - '{storedVersion,mailDate,secondMailDate,isMailDateLocked}'::text[]
       || jsonb_build_object('deploymentDate', '${mailed}', 'deploymentDateTwo', NULL,
                             'deploymentDateLock', true)
     WHERE template_key = ${template};
     COMMIT`,
  )
})

test('a template that was stored with former names is read, listed and started as before [TPL-10, CMP-02]', async () => {
  const days = { deploymentDate: mailed, deploymentDateTwo: null, deploymentDateLock: true }
  const read = await app.call('district', 'GET', `/campaign-template/${template}`)
  expect(read.body).toMatchObject(days)
  const listed = await app.call('district', 'GET', '/campaign-template/search')
  expect(listed.body.campaignTemplates).toMatchObject([{ key: template, deploymentDate: mailed }])
  const started = await app.call('district', 'POST', `/campaign/create/${template}?marketKey=5`)
  expect(started.body).toMatchObject({ campaignStartDate: mailed, template: days })
})

test('a campaign that was stored with former names keeps its second wave [DATE-05, BLK-04]', async () => {
  const { body } = await app.call('district', 'POST', `/campaign/create/${template}?marketKey=5`)
  const second = addDays(mailed, 14)
  await app.owner.query(
    `UPDATE campaigns SET status = 'SUBMITTED', deployment_date_two = $2,
            details = details - '{storedVersion,hasSecondWave}'::text[] || '{"secondWave":true}'
      WHERE key = $1`,
    [body.key, second],
  )
  const read = await app.call('district', 'GET', `/campaign/${body.key}`)
  expect(read.body).toMatchObject({ secondWave: true, deploymentDateTwo: second })
  const hit = await app.call('admin', 'GET', `/blackout-date/campaigns?date=${second}`)
  expect(hit.body.campaigns).toMatchObject([{ key: body.key, secondMailDate: second }])
})

test('a body with the names of the code is refused, field by field [API-04]', async () => {
  const { body } = await app.call('district', 'POST', `/campaign/create/${template}?marketKey=5`)
  const { campaignStartDate: mailDate, ...rest } = body
  const { status, body: refused } = await app.call('district', 'PUT', '/campaign', {
    ...rest,
    mailDate,
  })
  expect([status, Object.keys(refused.fields).toSorted()]).toEqual([
    400,
    ['body.campaignStartDate', 'body.mailDate'],
  ])
})
