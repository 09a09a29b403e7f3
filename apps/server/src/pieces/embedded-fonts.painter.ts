import type { OpenFont, Glyph } from './bundled-fonts.gateway.ts'

type Reference = PDFKit.PDFKitReference

/** The part of a font that one document uses, with the names that its pages call it by. */
interface Embedded {
  name: string
  dictionary: Reference
  subset: ReturnType<OpenFont['createSubset']>
  /** By the number of a glyph in the subset. */
  widths: number[]
  letters: number[][]
}

const hex = (value: number) => value.toString(16).padStart(4, '0')

/**
 * The fonts of one document. Fonts are opened once for the whole program and only their used part is
 * written, where the library would open each font for each document.
 */
export function embeddedFonts(document: PDFKit.PDFDocument) {
  const used = new Map<OpenFont, Embedded>()
  const embedded = (font: OpenFont): Embedded => {
    const known = used.get(font) ?? {
      name: `F${used.size + 1}`,
      dictionary: document.ref({}),
      subset: font.createSubset(),
      widths: [0],
      letters: [[0]],
    }
    used.set(font, known)
    return known
  }
  return {
    /** What a page writes for this glyph. */
    code(font: OpenFont, glyph: Glyph): string {
      const { subset, widths, letters } = embedded(font)
      const id = subset.includeGlyph(glyph.id)
      widths[id] ??= Math.round((glyph.advanceWidth * 1000) / font.unitsPerEm)
      letters[id] ??= glyph.codePoints
      return hex(id)
    },
    nameOn(page: PDFKit.PDFPage, font: OpenFont): string {
      const { name, dictionary } = embedded(font)
      page.fonts[name] ??= dictionary
      return name
    },
    write(): void {
      for (const [font, one] of used) writeFont(document, font, one)
    },
  }
}

export type EmbeddedFonts = ReturnType<typeof embeddedFonts>

function writeFont(document: PDFKit.PDFDocument, font: OpenFont, embedded: Embedded): void {
  const { name, dictionary, subset, widths } = embedded
  const tag = Array.from(name.padStart(6, 'A').slice(0, 6), (sign) =>
    /\d/.test(sign) ? 'ABCDEFGHIJ'[Number(sign)] : sign,
  )
  const BaseFont = `${tag.join('')}+${font.postscriptName.replaceAll(' ', '_')}`
  const file = document.ref({})
  file.end(Buffer.from(subset.encode()))
  const descendant = document.ref({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont,
    CIDToGIDMap: 'Identity',
    CIDSystemInfo: { Registry: text('Adobe'), Ordering: text('Identity'), Supplement: 0 },
    FontDescriptor: descriptorOf(document, font, BaseFont, file),
    // Holes are glyphs that only other glyphs are made of.
    W: [0, Array.from(widths, (width) => width ?? 0)],
  })
  descendant.end(undefined)
  Object.assign(dictionary.data, {
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont,
    Encoding: 'Identity-H',
    DescendantFonts: [descendant],
    ToUnicode: unicodeOf(document, embedded),
  })
  dictionary.end(undefined)
}

// The library tells a string from a name by its being an object.
// oxlint-disable-next-line no-new-wrappers
const text = (value: string) => new String(value)

function descriptorOf(
  document: PDFKit.PDFDocument,
  font: OpenFont,
  FontName: string,
  file: Reference,
) {
  const scaled = (units: number) => Math.round((units * 1000) / font.unitsPerEm)
  const { minX, minY, maxX, maxY } = font.bbox
  const descriptor = document.ref({
    Type: 'FontDescriptor',
    FontName,
    Flags: 4,
    FontFile2: file,
    FontBBox: [minX, minY, maxX, maxY].map(scaled),
    ItalicAngle: 0,
    StemV: 0,
    Ascent: scaled(font.ascent),
    Descent: scaled(font.descent),
    CapHeight: scaled(font.capHeight || font.ascent),
  })
  descriptor.end(undefined)
  return descriptor
}

/** So that what is printed can be searched and copied. */
function unicodeOf(document: PDFKit.PDFDocument, { letters }: Embedded): Reference {
  const rows = Array.from(letters, (codePoints, id) => {
    const units = [...String.fromCodePoint(...(codePoints ?? [0]))].flatMap((letter) =>
      letter.split('').map((unit) => hex(unit.charCodeAt(0))),
    )
    return `<${hex(id)}> <${units.join('')}>`
  })
  const blocks = Array.from({ length: Math.ceil(rows.length / 100) }, (_, index) => {
    const some = rows.slice(index * 100, index * 100 + 100)
    return `${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`
  })
  const map = document.ref({})
  map.end(
    [
      '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap',
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
      '/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def',
      '1 begincodespacerange\n<0000> <ffff>\nendcodespacerange',
      ...blocks,
      'endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend',
    ].join('\n'),
  )
  return map
}
