import { spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const PATIENCE_MS = 30_000
const PASSWORD = 'of-the-tests'

export interface Cluster {
  addresses: string[]
  stop: () => Promise<void>
}

/** Debian's is one program of that name; elsewhere it is a link to the one for everything. */
export function installedServer(): string | undefined {
  const places = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin']
  return places.map((place) => join(place, 'clickhouse-server')).find((file) => existsSync(file))
}

/** Two shards on loopback, in a folder of their own, which goes with them. */
export async function startCluster(program: string, memoryMegabytes: number): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-clickhouse-'))
  const shards = await Promise.all([1, 2].map(async (name) => ({ name, ...(await freePorts()) })))
  const running = shards.map((shard) => start(program, { folder, shard, shards, memoryMegabytes }))
  const stop = async () => {
    await Promise.all(running.map(stopped))
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await Promise.all(shards.map(({ http }) => answers(`http://127.0.0.1:${http}/`)))
  } catch (error) {
    await stop()
    throw error
  }
  const addresses = shards.map(({ http }) => `http://tests:${PASSWORD}@127.0.0.1:${http}/default`)
  return { addresses, stop }
}

interface Shard {
  name: number
  http: number
  native: number
  between: number
}

interface Place {
  folder: string
  shard: Shard
  shards: readonly Shard[]
  memoryMegabytes: number
}

function start(program: string, { folder, shard, shards, memoryMegabytes }: Place): ChildProcess {
  const own = join(folder, `${shard.name}`)
  mkdirSync(own)
  writeFileSync(join(own, 'config.xml'), configuration(own, shard, shards))
  writeFileSync(join(own, 'users.xml'), users(memoryMegabytes))
  for (const path of [folder, own]) giveAway(path)
  return spawn(program, [`--config-file=${join(own, 'config.xml')}`], {
    ...unprivileged(),
    cwd: own,
    stdio: 'ignore',
  })
}

/** The name of the root that every version reads. */
function configuration(own: string, shard: Shard, all: readonly Shard[]): string {
  const replicas = all.map(
    ({ native }) => `<shard><replica><host>127.0.0.1</host><port>${native}</port>
      <user>tests</user><password>${PASSWORD}</password></replica></shard>`,
  )
  return `<yandex>
  <logger><level>warning</level><log>${own}/log</log><errorlog>${own}/errors</errorlog></logger>
  <listen_host>127.0.0.1</listen_host>
  <http_port>${shard.http}</http_port><tcp_port>${shard.native}</tcp_port>
  <interserver_http_port>${shard.between}</interserver_http_port>
  <path>${own}/data/</path><tmp_path>${own}/spill/</tmp_path>
  <users_config>users.xml</users_config><default_profile>default</default_profile>
  <default_database>default</default_database>
  <mark_cache_size>16777216</mark_cache_size><uncompressed_cache_size>0</uncompressed_cache_size>
  <max_concurrent_queries>20</max_concurrent_queries>
  <remote_servers><marquee>${replicas.join('')}</marquee></remote_servers>
</yandex>`
}

const users = (memoryMegabytes: number) => `<yandex>
  <profiles><default><max_memory_usage>${memoryMegabytes * 1_000_000}</max_memory_usage>
    <max_threads>2</max_threads></default></profiles>
  <users><tests><password>${PASSWORD}</password><networks><ip>127.0.0.1</ip></networks>
    <profile>default</profile><quota>default</quota></tests></users>
  <quotas><default></default></quotas>
</yandex>`

async function answers(url: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No ClickHouse answered at ${url}`)
}

function stopped(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve()
    server.once('exit', () => resolve())
    server.kill('SIGKILL')
  })
}

/** It does without the rights of root; any other account will do. */
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
const unprivileged = () => (isRoot ? { uid: NOBODY, gid: NOBODY } : {})

function giveAway(path: string): void {
  if (isRoot) chownSync(path, NOBODY, NOBODY)
}

async function freePorts(): Promise<Omit<Shard, 'name'>> {
  const [http = 0, native = 0, between = 0] = await Promise.all([1, 2, 3].map(freePort))
  return { http, native, between }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
