/** Side views of vehicles, drawn for the demo: a body over two wheels, of no maker's shape. */
export const SILHOUETTES = {
  sedan:
    'M36 268C32 240 40 220 70 211C126 196 190 190 256 186L346 128C384 108 440 100 500 100C576 100 642 124 704 166C756 170 808 177 836 190C852 202 855 226 854 256L850 285H42Z',
  coupe:
    'M36 256C60 222 150 212 240 204L360 146C450 118 540 124 600 156L700 208C780 214 832 226 850 256L856 285H30Z',
  hatchback:
    'M48 250C66 214 128 204 210 196L306 128C390 104 560 104 660 122L770 190C800 204 812 222 816 250L818 285H44Z',
  suv: 'M38 268C34 234 40 206 64 194C112 178 180 172 240 167L324 101C350 86 420 80 524 80C622 80 694 84 744 96C774 112 802 144 818 176C838 186 846 208 847 246L844 285H42Z',
  minivan:
    'M44 240C64 190 150 170 220 150L330 88C480 68 700 72 780 96L826 190C840 206 846 222 848 240L850 285H40Z',
  truck:
    'M38 238C56 198 116 190 196 184L276 104C340 92 440 92 500 98L540 178H836C850 190 852 212 852 238L854 285H36Z',
} as const

export type BodyStyle = keyof typeof SILHOUETTES

export const WINDOWS: Readonly<Record<BodyStyle, string>> = {
  sedan:
    'M284 185L358 137C384 123 412 117 440 116V185ZM456 116C524 114 584 132 640 164L656 185H456Z',
  coupe:
    'M268 203L366 156C400 146 440 141 470 140V203ZM492 140C530 142 570 150 592 163L660 204H492Z',
  hatchback:
    'M236 194L314 140C350 130 400 124 430 122V194ZM452 121C520 119 590 124 650 134L716 190L700 194H452Z',
  suv: 'M266 166L336 110C354 100 392 96 432 95V166ZM448 95C524 94 590 96 640 100L652 166H448ZM664 103C694 106 718 110 734 118C754 132 772 150 782 166H676Z',
  minivan:
    'M262 146L342 104C390 98 430 95 455 94V152H262ZM477 93C600 90 700 94 768 108L792 152H477Z',
  truck:
    'M222 180L288 116C330 107 362 105 384 105V180ZM406 105C440 105 470 107 490 110L522 180H406Z',
}

const WHEELS = [220, 680]

/** A silhouette on white, ready for a picture 1,200 pixels wide. */
export function silhouette(style: BodyStyle, colour = '#3b4252'): string {
  const wheels = WHEELS.map(
    (x) =>
      `<circle cx="${x}" cy="282" r="62" fill="#fff"/><circle cx="${x}" cy="282" r="52" fill="#20252f"/><circle cx="${x}" cy="282" r="24" fill="#cfd5df"/>`,
  )
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="533" viewBox="0 0 900 400">',
    '<rect width="900" height="400" fill="#fff"/>',
    '<ellipse cx="450" cy="338" rx="420" ry="14" fill="#e7eaf0"/>',
    `<path d="${SILHOUETTES[style]}" fill="${colour}" stroke="${colour}" stroke-width="10" stroke-linejoin="round"/>`,
    `<path d="${WINDOWS[style]}" fill="#aeb8c9"/>${wheels.join('')}</svg>`,
  ].join('')
}
