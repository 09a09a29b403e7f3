import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../apps/server/src/platform/settings/index.ts'

// The queue of Postfix, where Debian’s package is installed and this runs as root: what others take for the same emails.

const DAEMONS = '/usr/lib/postfix/sbin'
const PATIENCE_MS = 20_000

export interface Postfix {
  port: number
  stop: () => Promise<void>
}

/** Undefined where it is not installed. It hands on all that it gets to the mail server at a port. */
export async function startPostfix(onTo: number): Promise<Postfix | undefined> {
  if (!existsSync(join(DAEMONS, 'master')) || process.getuid?.() !== 0) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'marquee-postfix-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const settings = join(folder, 'settings')
  mkdirSync(settings)
  mkdirSync(join(folder, 'queue'))
  writeFileSync(join(settings, 'main.cf'), mainSettings(folder, onTo))
  writeFileSync(join(settings, 'master.cf'), services(port))
  // It makes the folders of its queue, with their owners, before it starts.
  const child = spawn('/usr/sbin/postfix', ['-c', settings, 'start-fg'], { stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await untilItListens(port)
  return {
    port,
    async stop() {
      await new Promise((resolve) =>
        spawn('/usr/sbin/postfix', ['-c', settings, 'stop'], { stdio: 'ignore' }).once(
          'exit',
          resolve,
        ),
      )
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** As for bulk email: what comes in is not slowed down while much of it waits. */
const mainSettings = (folder: string, onTo: number): string => `compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/data
daemon_directory = ${DAEMONS}
command_directory = /usr/sbin
mail_owner = postfix
setgid_group = postdrop
myhostname = postfix.example
mydestination =
mynetworks = 127.0.0.0/8
inet_protocols = ipv4
relayhost = [127.0.0.1]:${onTo}
smtp_tls_security_level = none
in_flow_delay = 0
maillog_file = ${folder}/log
maillog_file_prefixes = ${tmpdir()}
smtpd_client_connection_count_limit = 0
`

const services = (port: number): string => `127.0.0.1:${port} inet n - n - - smtpd
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
proxymap unix - - n - - proxymap
smtp unix - - n - - smtp
error unix - - n - - error
retry unix - - n - - error
showq unix n - n - - showq
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
`

async function untilItListens(port: number): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (!(await isListening(port))) {
    if (Date.now() > end) throw new Error('Postfix does not start')
    await pause(100)
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
