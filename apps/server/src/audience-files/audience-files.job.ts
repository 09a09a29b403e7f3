import { jobsQueue, type Job, type JobCall } from '../platform/jobs/index.ts'
import { audienceContentsStore } from './audience-contents.store.ts'
import { audienceFilesStore } from './audience-files.store.ts'
import { audienceLinesStore } from './audience-lines.store.ts'
import { leaveOutPeople } from './leave-out-people.change.ts'
import { listPeople } from './list-people.change.ts'
import { makeFiles } from './make-files.change.ts'
import { unnamedSendingsView } from './unnamed-sendings.view.ts'

export const AUDIENCE_FILES = 'audience files'

const EVERY_SECONDS = 60

/** Makes the audience files of what ad platforms show, keeps out whoever opts out, and forgets people in the end. */
export const audienceFilesJob: Job = {
  kind: AUDIENCE_FILES,
  async run(call) {
    const { inOwn, now } = call
    await inOwn((use) => use(jobsQueue).request(AUDIENCE_FILES, [0], EVERY_SECONDS))
    const failures: unknown[] = []
    const each = eachOf(call, failures)
    const unlisted = await inOwn((use) => use(unnamedSendingsView).unlisted())
    await each(unlisted, (key) => inOwn((use) => listPeople(key, now, use)))
    const untaken = await inOwn((use) => use(unnamedSendingsView).untaken())
    await each(untaken, (key) => inOwn((use) => leaveOutPeople(key, now, use)))
    const unmade = await inOwn((use) => use(unnamedSendingsView).unmade())
    await each(unmade, (key) => makeFiles(key, call))
    const outdated = await inOwn((use) => use(unnamedSendingsView).outdated(now))
    await each(outdated, (key) => forget(key, call))
    if (failures.length > 0) throw new AggregateError(failures, 'audience files were not made')
  },
}

/** What fails does not hold up the others, and is tried again. */
const eachOf =
  ({ signal }: JobCall, failures: unknown[]) =>
  async (keys: readonly number[], work: (key: number) => Promise<void>): Promise<void> => {
    for (const key of keys) {
      if (signal.aborted) return
      await work(key).catch((error: unknown) => failures.push(error))
    }
  }

const forget = (key: number, { inOwn, now }: JobCall) =>
  inOwn(async (use) => {
    await use(audienceContentsStore).forget(key)
    await use(audienceLinesStore).forget(key)
    await use(audienceFilesStore).change(key, { forgottenAt: new Date(now) })
  })
