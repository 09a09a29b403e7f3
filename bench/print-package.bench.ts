import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { orderingDistrict } from './orders-data.ts'
import { pieceOf, postcard, storedPictures } from './pieces-data.ts'

// A package of 10,000 postcards as the printer gets it, in a process of its own: how long, and in how much memory; then
// once more by programs that are killed while they make it, which must come to the same bytes; then two at once.

const PIECES = 10_000
const KILLS = 3
const PHOTO = 'f'.repeat(64)

const { owner, url, stop } = await orderingDistrict(1, 0)
try {
  await standByThemselves()
  const key = await listed(1)
  const { seconds, megabytes } = await makeUndisturbed(key)
  console.log(
    `${PIECES} postcards as a package: ${seconds.toFixed(0)} s (goal: 180), ` +
      `${megabytes.toFixed(0)} MB at most (goal: 400)`,
  )
  const [made] = (await owner.query('SELECT state, sha256 FROM print_packages')).rows
  const size = await owner.query('SELECT sum(bytes)::integer / 1000000 AS all FROM print_files')
  console.log(`${size.rows[0].all} MB of files, manifest ${made.sha256.slice(0, 16)}`)
  await owner.query('DELETE FROM print_files')
  for (let kill = 1; kill <= KILLS; kill += 1) await makeAndKill(key, (PIECES / 500 / 4) * kill)
  await makeUndisturbed(key)
  const again = await owner.query(`SELECT sha256 FROM print_files WHERE kind = 'manifest'`)
  const isSame = again.rows[0].sha256 === made.sha256
  console.log(
    `killed ${KILLS} times while it was made: ${isSame ? 'the same bytes' : 'OTHER BYTES'}`,
  )
  const two = await makeUndisturbed(await listed(2), await listed(3))
  console.log(
    `two of ${PIECES} at once in one program: ${two.seconds.toFixed(0)} s, ${two.megabytes.toFixed(0)} MB at most`,
  )
} finally {
  await stop()
}

/** Nothing was ordered. */
async function standByThemselves(): Promise<void> {
  await owner.query(
    'ALTER TABLE print_packages DROP CONSTRAINT print_packages_sending_key_sendings_key_fk',
  )
  await owner.query(
    'ALTER TABLE offer_codes DROP CONSTRAINT IF EXISTS offer_codes_printed_offer_key_printed_offers_key_fk',
  )
  const photo = (await storedPictures()).get('photo')
  await owner.query(
    `INSERT INTO images (hash, content_type, width, height, is_public, content, thumbnail)
     VALUES ($1, 'image/webp', 3600, 3300, false, $2, $2)`,
    [PHOTO, photo],
  )
}

/** The rows that are there once a sending is listed. */
async function listed(sending: number): Promise<number> {
  const content = pieceOf(0, PHOTO)
  const offers = [1, 2, 3, 4].map((nth) => sending * 10 + nth)
  const { rows } = await owner.query(
    `INSERT INTO print_packages (sending_key, market_key, state, pieces, seeds, mailer_id, first_serial,
       campaign, wave, mail_on, title, design, format, pages_of_piece, content, offer_keys, public_url, listed_at, path)
     SELECT $5, key, 'making', $1, 0, '901234567', ($5 - 1) * $1::integer, 'Spring', 1, '2027-03-08', 'Postcard', $2, $3, 2, $4,
            $6, 'https://marquee.example', '2027-03-08T05:00:00Z', path
       FROM markets ORDER BY key LIMIT 1 RETURNING key, path`,
    [PIECES, postcard.key, postcard.format, JSON.stringify(content), sending, offers],
  )
  const [{ key, path }] = rows
  const pieces = Array.from({ length: PIECES }, (_, at) => {
    const { mailDigits: _digits, ...recipient } = pieceOf(at).recipient
    return JSON.stringify({ recipient: at, isSeed: false, ...recipient })
  })
  await owner.query(
    `INSERT INTO print_pieces (package_key, position, recipient, is_seed, addressed, path)
     SELECT $1, n, n - 1, false, addressed, $3 FROM unnest($2::jsonb[]) WITH ORDINALITY AS l (addressed, n)`,
    [key, pieces, path],
  )
  return key
}

function worker(...keys: number[]) {
  const file = fileURLToPath(new URL('print-package-worker.ts', import.meta.url))
  return fork(file, [url, ...keys.map(String)], { execArgv: ['--import', 'tsx'] })
}

async function makeUndisturbed(...keys: number[]): Promise<{ seconds: number; megabytes: number }> {
  const [figures] = await once(worker(...keys), 'message')
  return figures
}

/** Killed as soon as so many files are there: in the middle of the next one. */
async function makeAndKill(key: number, files: number): Promise<void> {
  const making = worker(key)
  const ended = once(making, 'exit')
  for (;;) {
    const { rows } = await owner.query('SELECT count(*)::integer AS all FROM print_files')
    if (rows[0].all >= files) break
    await pause(100)
  }
  making.kill('SIGKILL')
  await ended
}
