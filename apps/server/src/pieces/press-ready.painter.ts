import { createHash } from 'node:crypto'
import { PRINTED_ON, printProfile } from './print-profile.gateway.ts'

/** What the library's types leave out. */
interface Inside {
  _root: { data: Record<string, unknown> }
  endMetadata: () => void
}

interface About {
  title: string
  now: number
}

/** Everything that a press has to know of a document besides its pages, as PDF/X-4 (ISO 15930-7) requires it. */
export function makePressReady(document: PDFKit.PDFDocument, about: About): void {
  const inside = document as PDFKit.PDFDocument & Inside
  const profile = document.ref({ N: 4 })
  profile.end(printProfile())
  const intent = document.ref({
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    OutputConditionIdentifier: text(PRINTED_ON.condition),
    RegistryName: text(PRINTED_ON.registry),
    Info: text(PRINTED_ON.description),
    DestOutputProfile: profile,
  })
  intent.end(undefined)
  const metadata = document.ref({ Type: 'Metadata', Subtype: 'XML' })
  // Printers read it without unpacking it.
  Object.assign(metadata, { compress: false })
  metadata.end(Buffer.from(metadataOf(about)))
  Object.assign(inside._root.data, { OutputIntents: [intent], Metadata: metadata })
  // What the library would write says nothing of the press, and takes a title for markup.
  inside.endMetadata = () => undefined
}

// The library tells a string from a name by its being an object.
// oxlint-disable-next-line no-new-wrappers
const text = (value: string) => new String(value)

/** A value that is written as a name, where the library would write a string. */
export class PdfName {
  private readonly name: string

  constructor(name: string) {
    this.name = name
  }

  get [Symbol.toStringTag](): string {
    return 'PdfName'
  }

  toString(): string {
    return `/${this.name}`
  }
}

function metadataOf({ title, now }: About): string {
  const day = `${new Date(now).toISOString().split('.')[0] ?? ''}Z`
  const id = createHash('sha256').update(`${title} ${day}`).digest('hex').slice(0, 32)
  const rows = [
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>`,
    `<xmp:CreateDate>${day}</xmp:CreateDate>`,
    `<xmp:ModifyDate>${day}</xmp:ModifyDate>`,
    `<xmp:MetadataDate>${day}</xmp:MetadataDate>`,
    '<xmp:CreatorTool>Marquee</xmp:CreatorTool>',
    '<pdf:Producer>Marquee</pdf:Producer>',
    '<pdf:Trapped>False</pdf:Trapped>',
    '<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>',
    `<xmpMM:DocumentID>uuid:${id}</xmpMM:DocumentID>`,
    '<xmpMM:VersionID>1</xmpMM:VersionID>',
    '<xmpMM:RenditionClass>default</xmpMM:RenditionClass>',
  ]
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description rdf:about="" ${SPACES}>`,
    ...rows,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="w"?>',
  ].join('\n')
}

const SPACES = [
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
  'xmlns:pdf="http://ns.adobe.com/pdf/1.3/"',
  'xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/"',
  'xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"',
].join(' ')

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escaped = (value: string) => value.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
