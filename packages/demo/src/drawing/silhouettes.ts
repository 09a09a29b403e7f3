/** Side views of vehicles, drawn for the demo: a body over two wheels, of no maker's shape. */
export const SILHOUETTES = {
  sedan:
    'M40 250C60 215 120 205 200 198L300 140C380 112 520 112 600 142L690 200C770 206 830 216 850 250L856 285H36Z',
  coupe:
    'M36 256C60 222 150 212 240 204L360 146C450 118 540 124 600 156L700 208C780 214 832 226 850 256L856 285H30Z',
  hatchback:
    'M48 250C66 214 128 204 210 196L306 128C390 104 560 104 660 122L770 190C800 204 812 222 816 250L818 285H44Z',
  suv: 'M42 236C56 196 130 186 206 178L292 98C400 80 620 80 716 100L800 176C832 188 842 206 846 236L850 285H38Z',
  minivan:
    'M44 240C64 190 150 170 220 150L330 88C480 68 700 72 780 96L826 190C840 206 846 222 848 240L850 285H40Z',
  truck:
    'M38 238C56 198 116 190 196 184L276 104C340 92 440 92 500 98L540 178H836C850 190 852 212 852 238L854 285H36Z',
} as const

export type BodyStyle = keyof typeof SILHOUETTES

export const WINDOWS: Readonly<Record<BodyStyle, string>> = {
  sedan:
    'M226 197L308 150C345 138 400 132 428 131V197ZM450 131C510 132 566 142 590 152L656 199H450Z',
  coupe:
    'M268 203L366 156C400 146 440 141 470 140V203ZM492 140C530 142 570 150 592 163L660 204H492Z',
  hatchback:
    'M236 194L314 140C350 130 400 124 430 122V194ZM452 121C520 119 590 124 650 134L716 190L700 194H452Z',
  suv: 'M232 174L302 112C345 104 395 100 425 99V174ZM447 98C560 96 650 102 708 112L770 170L760 174H447Z',
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
