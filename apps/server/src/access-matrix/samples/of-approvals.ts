import { keysOfCampaigns, type Place } from '../places.ts'
import type { Sampler } from './sample.ts'

const campaign: Sampler = (at) => ({ params: { key: keysOfCampaigns(at).campaign } })
const releasedParent: Sampler = (at) => ({ params: { key: keysOfCampaigns(at).releasedParent } })
const withWords =
  (sampler: Sampler): Sampler =>
  (at, home) => ({
    ...sampler(at, home),
    body: { words: 'Somebody new said this.' },
  })

const named =
  (what: 'submitted' | 'changedStep'): Sampler =>
  (at) => ({
    body: { itemKey: [keysOfCampaigns(at)[what]] },
  })
const printPackage = (at: Place) => ({ params: { key: keysOfCampaigns(at).printPackage } })
const answer = (at: Place) => ({
  file: {
    name: 'answer.csv',
    bytes: Buffer.from(`Piece,Outcome\n${keysOfCampaigns(at).printPackage}-000001,mailed\n`),
  },
})
const audienceFile = (at: Place) => ({ params: { key: keysOfCampaigns(at).audienceFile } })
const halting = { reason: 'The offer names a wrong price.' }
const ending: Sampler = (at) => ({ params: { key: keysOfCampaigns(at).ending }, body: {} })

export const SAMPLES_OF_APPROVALS: Readonly<Record<string, Sampler>> = {
  'approvals.search by market': ({ key }) => ({ query: { marketKey: key }, body: { size: 100 } }),
  'approvals.search by brand': ({ brand }) => ({
    query: { hierarchyId: brand ?? undefined },
    body: { size: 100 },
  }),
  'approvals.count by market': ({ key }) => ({ query: { marketKey: key } }),
  'approvals.count by brand': ({ brand }) => ({ query: { hierarchyId: brand ?? undefined } }),
  'approvals.acknowledge by submitted': named('submitted'),
  'approvals.approve by submitted': named('submitted'),
  'approvals.reject by submitted': named('submitted'),
  'approvals.approveTouchpoints by changedStep': named('changedStep'),
  'approvals.rejectTouchpoints by changedStep': named('changedStep'),
  'approvals.hit by brand': ({ brand }) => ({
    query: { hierarchyId: brand ?? undefined, date: '2031-12-24' },
  }),
  'approvals.postpone by submitted': named('submitted'),
  'approvals.release by releasedParent': (at) => ({
    body: { campaignKeys: [keysOfCampaigns(at).releasedParent] },
  }),
  'approvals.confirmCancel by ending': ending,
  'approvals.declineCancel by ending': ending,
  'approvals.review by campaign': campaign,
  'approvals.timeline by campaign': campaign,
  'approvals.timeline by releasedParent': releasedParent,
  'sendings.ofCampaign by campaign': campaign,
  'sendings.ofCampaign by releasedParent': releasedParent,
  'sendings.search by market': ({ key }) => ({ query: { marketKey: key }, body: { size: 100 } }),
  'sendings.search by brand': ({ brand }) => ({
    query: { hierarchyId: brand ?? undefined },
    body: { size: 100 },
  }),
  'sendings.halt by market': ({ key }) => ({ query: { marketKey: key }, body: halting }),
  'sendings.halt by brand': ({ brand }) => ({
    query: { hierarchyId: brand ?? undefined },
    body: halting,
  }),
  'sendings.lift by market': ({ key }) => ({ query: { marketKey: key } }),
  'sendings.lift by brand': ({ brand }) => ({ query: { hierarchyId: brand ?? undefined } }),
  'sendings.unsent by sending': (at) => ({
    params: { key: keysOfCampaigns(at).sending },
    body: { size: 100 },
  }),
  'sendings.decideUnknown by sending': (at) => ({
    params: { key: keysOfCampaigns(at).sending },
    body: { decision: 'count-as-sent' },
  }),
  'sendings.pauseDaily by running': (at) => ({
    params: { key: keysOfCampaigns(at).running },
    body: { isPaused: true },
  }),
  'sendings.opened by name': () => ({ params: { name: 'a'.repeat(32) } }),
  'sendings.move by running': (at) => ({
    params: { key: keysOfCampaigns(at).running },
    body: { action: 'pause', sendingKeys: [keysOfCampaigns(at).sending] },
  }),
  'printPackages.list by market': ({ key }) => ({ query: { marketKey: key } }),
  'printPackages.list by brand': ({ brand }) => ({ query: { hierarchyId: brand ?? undefined } }),
  'printPackages.read by printPackage': printPackage,
  'printPackages.take by printPackage': (at) => ({ ...printPackage(at), body: { isRepeat: true } }),
  'printPackages.tryAnswer by printPackage': (at) => ({ ...printPackage(at), ...answer(at) }),
  'printPackages.importAnswer by printPackage': (at) => ({ ...printPackage(at), ...answer(at) }),
  'printPackages.file by printPackage': (at) => ({
    params: { ...printPackage(at).params, number: 1 },
    query: { place: at.path ?? undefined },
  }),
  'audienceFiles.list by market': ({ key }) => ({ query: { marketKey: key } }),
  'audienceFiles.list by brand': ({ brand }) => ({ query: { hierarchyId: brand ?? undefined } }),
  'audienceFiles.read by audienceFile': audienceFile,
  'audienceFiles.take by audienceFile': (at) => ({ ...audienceFile(at), body: { isRepeat: true } }),
  'audienceFiles.file by audienceFile': (at) => ({
    params: { ...audienceFile(at).params, number: 1 },
    query: { place: at.path ?? undefined },
  }),
  'rehearsals.latest by campaign': campaign,
  'rehearsals.latest by releasedParent': releasedParent,
  'rehearsals.start by campaign': campaign,
  'rehearsals.remove by campaign': campaign,
  'rehearsals.openPiece by seedPiece': (at) => ({
    params: { key: keysOfCampaigns(at).seedPiece },
  }),
  'rehearsals.openPiece by customerPiece': (at) => ({
    params: { key: keysOfCampaigns(at).customerPiece },
  }),
  'rehearsals.document by seedPiece': (at) => ({
    params: { key: keysOfCampaigns(at).seedPiece },
    query: { place: at.path ?? undefined },
  }),
  'approvals.comment by campaign': withWords(campaign),
  'approvals.comment by releasedParent': withWords(releasedParent),
}
