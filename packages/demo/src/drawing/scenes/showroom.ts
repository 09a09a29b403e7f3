import { canvas, disc, fade, glow, oval, rect, shape, stroke } from './canvas.ts'
import { vehicle, vehiclePaints, type Vehicle } from './vehicle.ts'

const shown: Vehicle = {
  style: 'suv',
  x: 180,
  y: 842,
  scale: 0.76,
  paint: { light: '#f4f6f8', main: '#aeb9c4', deep: '#4f5a66' },
}
const other: Vehicle = { ...shown, style: 'sedan', x: 1010, y: 856, scale: 0.78 }

/** A dealership at the blue hour, lit from within. */
export function showroom(): string {
  return canvas(
    [
      fade('sky', [0, '#14284b'], [0.6, '#4a6fa5'], [1, '#f0b48a']),
      fade('roof', [0, '#eef1f4'], [1, '#9fabb8']),
      fade('inside', [0, '#fff3d3'], [0.7, '#ffdf9f'], [1, '#f0b866']),
      fade('ground', [0, '#56677c'], [0.4, '#354456'], [1, '#1d2735']),
      fade('gloss', [0, '#ffdf9f', 0.55], [1, '#ffdf9f', 0]),
      glow('downlight', [0, '#fff', 0.9], [1, '#ffe9b8', 0]),
      glow('shrub', [0, '#5e8f63'], [1, '#24472f']),
      ...vehiclePaints(shown),
    ],
    [
      rect(0, 0, 1800, 780, 'url(#sky)'),
      shape('M0 640C300 590 600 620 900 600S1500 580 1800 620V780H0Z', '#2b3f5d'),
      rect(240, 330, 1320, 440, 'url(#inside)'),
      panes(),
      shape('M170 350L240 236H1560L1630 350Z', 'url(#roof)'),
      rect(170, 346, 1460, 26, '#7d8a98'),
      rect(760, 180, 280, 96, '#c4122e', 'rx="12"'),
      stroke('M840 252L900 200L960 252', '#fff', 14),
      ...[420, 760, 1040, 1380].map((x) =>
        disc(x, 420, 110, 'url(#downlight)', 'fill-opacity=".8"'),
      ),
      rect(0, 768, 1800, 232, 'url(#ground)'),
      shape('M240 772H1560L1760 1000H40Z', 'url(#gloss)'),
      ...[130, 210, 1600, 1690].map((x, at) => oval(x, 756 - (at % 2) * 10, 74, 56, 'url(#shrub)')),
      vehicle(shown),
      vehicle(other),
    ],
  )
}

const panes = () =>
  [
    ...[0, 1, 2, 3, 4, 5, 6].map((at) => rect(240 + at * 220 - 6, 350, 12, 420, '#53616f')),
    rect(240, 560, 1320, 8, '#53616f', 'fill-opacity=".55"'),
    rect(300, 640, 240, 130, '#b98645', 'fill-opacity=".55" rx="10"'),
    rect(1210, 620, 280, 150, '#b98645', 'fill-opacity=".5" rx="10"'),
    shape('M700 380L880 380L760 760H600Z', '#fff', 'fill-opacity=".22"'),
    shape('M1120 380L1200 380L1080 760H1010Z', '#fff', 'fill-opacity=".22"'),
  ].join('')
