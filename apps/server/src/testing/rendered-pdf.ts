import { PDFiumLibrary } from '@hyzyla/pdfium'

/** A page as a printer's program sees it: four bytes a dot. */
export interface Bitmap {
  data: Uint8Array
  width: number
  height: number
  /** Dots per point. */
  scale: number
}

let library: Promise<PDFiumLibrary> | undefined

/** The pages of a document, drawn by another program than the one that wrote it, and what they say. */
export async function renderedPdf(pdf: Buffer, dotsPerInch: number) {
  library ??= PDFiumLibrary.init()
  const document = await (await library).loadDocument(pdf)
  const scale = dotsPerInch / 72
  const pages: (Bitmap & { text: string })[] = []
  for (const page of document.pages()) {
    // Before it is drawn: afterwards the program knows no text of it.
    const text = page.getText()
    const { data, width, height } = await page.render({ scale, render: 'bitmap' })
    pages.push({ data, width, height, scale, text })
  }
  document.destroy()
  return pages
}

/** Dark enough for a reader of codes. */
export function isDark({ data, width }: Bitmap, x: number, y: number): boolean {
  const at = (Math.round(y) * width + Math.round(x)) * 4
  return ((data[at] ?? 255) + (data[at + 1] ?? 255) + (data[at + 2] ?? 255)) / 3 < 128
}

/** Part of a page, in points from the corner of the sheet, as readers of codes take it. */
export function cutOut(bitmap: Bitmap, x: number, y: number, width: number, height: number) {
  const [left, top, wide, high] = [x, y, width, height].map((points) =>
    Math.round(points * bitmap.scale),
  ) as [number, number, number, number]
  const data = new Uint8ClampedArray(wide * high * 4)
  for (let row = 0; row < high; row += 1) {
    const from = ((top + row) * bitmap.width + left) * 4
    data.set(bitmap.data.subarray(from, from + wide * 4), row * wide * 4)
  }
  return { data, width: wide, height: high }
}
