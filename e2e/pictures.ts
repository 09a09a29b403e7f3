import type { Page } from '@playwright/test'

interface Drawing {
  name?: string
  width?: number
  /** Makes one picture differ from another. */
  text?: string
}

/** A PNG as a file, drawn by the browser. */
export async function drawnPicture(page: Page, drawing: Drawing = {}) {
  const { name = 'logo.png', width = 1200, text = 'Logo' } = drawing
  const base64 = await page.evaluate(drawPng, { width, text })
  return { name, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
}

/** Runs in the page. */
function drawPng({ width, text }: { width: number; text: string }): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height: 400 })
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D
  pen.fillStyle = '#245c9c'
  pen.fillRect(40, 40, 240, 320)
  pen.font = '160px sans-serif'
  pen.fillText(text, 340, 260, width - 380)
  return canvas.toDataURL('image/png').split(',')[1] ?? ''
}
