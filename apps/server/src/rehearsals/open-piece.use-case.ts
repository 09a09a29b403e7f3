import type { rehearsals } from '@marquee/contract/rehearsals'
import { accept, refuse } from '@marquee/rules/result'
import { imagesStore, presentImage } from '../images/index.ts'
import { readParts, readWords } from '../mailing/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { rehearsalPiecesStore, type PieceRow } from './rehearsal-pieces.store.ts'
import { mayReadPiece, presentPiece } from './rehearsals.present.ts'
import { rehearsalsStore } from './rehearsals.store.ts'

type Open = typeof rehearsals.openPiece

/** It says where the rehearsal lies: signed, it opens that place. */
const documentAddress = ({ key, path }: Pick<PieceRow, 'key' | 'path'>) =>
  `/api/rehearsal/piece/${key}/document?place=${path}`

export const openPiece: UseCase<Open> = async (call) => {
  const { params, use, person, links, now, announce } = call
  const piece = await use(rehearsalPiecesStore).find(params.key)
  const rehearsal = piece && (await use(rehearsalsStore).find(piece.rehearsalKey))
  if (!piece || !rehearsal) return refuse('not-found')
  const allowed = mayReadPiece(piece, person)
  if (!allowed.ok) return allowed
  const { reader, marketKey, household } = piece
  announce({ key: rehearsal.campaignKey, reader, marketKey, household })
  const isOnPaper = piece.contentType === 'application/pdf'
  return accept({
    piece: presentPiece(piece, person),
    email: isOnPaper ? null : await emailOf(piece, call),
    document: isOnPaper ? links.sign(documentAddress(piece), now) : null,
  })
}

type Opening = Pick<Call<Open>, 'use' | 'links' | 'now'>

async function emailOf({ content }: PieceRow, call: Opening) {
  const { fields, parts } = readParts(content)
  const textOf = (type: string) => parts.find((part) => part.type === type)?.text ?? ''
  const replyTo = fields.get('reply-to')
  return {
    from: readWords(fields.get('from') ?? ''),
    replyTo: replyTo === undefined ? null : replyTo.replaceAll(/[<>]/g, ''),
    html: await withPictures(textOf('text/html'), call),
    text: textOf('text/plain'),
    raw: content.toString('utf8'),
  }
}

const PICTURE = /https?:\/\/[^"'\s]*\/api\/image\/([\da-f]{64})/g

/** Its pictures become public with the first email that leaves: until then the caller sees them by a link. */
async function withPictures(html: string, { use, links, now }: Opening): Promise<string> {
  const hashes = [...html.matchAll(PICTURE)].flatMap(([, hash]) => hash ?? [])
  const rows = await use(imagesStore).factsOf([...new Set(hashes)])
  const urls = new Map(rows.map((row) => [row.hash, presentImage(row, { links, now }).url]))
  return html.replaceAll(PICTURE, (whole, hash: string) => inHtml(urls.get(hash) ?? whole))
}

const inHtml = (url: string) => url.replaceAll('&', '&amp;')

export const readDocument: UseCase<typeof rehearsals.document> = async (call) => {
  const { key } = call.params
  const { place } = call.query
  if (place === undefined) return refuse('not-found')
  const address = documentAddress({ key, path: place })
  if (!call.links.isSigned(address, call.query, call.now)) return refuse('not-found')
  const use = await call.enter(place)
  const found = await use(rehearsalPiecesStore).find(key)
  if (found?.contentType !== 'application/pdf') return refuse('not-found')
  return accept({
    bytes: found.content,
    contentType: found.contentType,
    fileName: `rehearsal-${key}.pdf`,
    tag: `rehearsal-${key}`,
    isPublic: false,
  })
}
