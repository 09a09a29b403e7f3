import {
  canvas,
  disc,
  fade,
  glow,
  oval,
  rect,
  ridge,
  round,
  scattered,
  shape,
  stroke,
} from './canvas.ts'
import { vehicle, vehiclePaints, type Vehicle } from './vehicle.ts'

const traveller: Vehicle = {
  style: 'suv',
  // Designs set their words on the left and below.
  x: 1190,
  y: 812,
  scale: 0.48,
  paint: { light: '#ffd76b', main: '#f0b429', deep: '#a56a06' },
}

const PAINTS = [
  fade('sky', [0, '#4ea3dc'], [0.6, '#a9d8f2'], [1, '#eaf7fb']),
  fade('peaks', [0, '#f4f9fd'], [0.35, '#9db7cf'], [1, '#7c9db5']),
  fade('slope', [0, '#6fa287'], [1, '#4d8768']),
  fade('hill', [0, '#8fc46a'], [1, '#5b9a45']),
  fade('meadow', [0, '#a4d266'], [1, '#5c9e3a']),
  fade('road', [0, '#8b949d'], [1, '#565f68']),
  glow('sun', [0, '#fff', 1], [0.2, '#fff7d6', 0.9], [1, '#fff1b8', 0]),
  glow('cloud', [0, '#fff', 0.95], [0.6, '#fff', 0.6], [1, '#fff', 0]),
  ...vehiclePaints(traveller),
]

/** A road through meadows in bloom, below mountains that still have snow. */
export function mountainSpring(): string {
  return canvas(PAINTS, [
    rect(0, 0, 1800, 720, 'url(#sky)'),
    disc(330, 190, 300, 'url(#sun)'),
    ...[980, 1120, 1250, 640].map((x, at) => oval(x, 150 + (at % 2) * 26, 190, 46, 'url(#cloud)')),
    shape(ridge('spring peaks', { top: 210, height: 230, foot: 720, points: 10 }), 'url(#peaks)'),
    shape(ridge('spring slope', { top: 440, height: 120, foot: 780, points: 14 }), 'url(#slope)'),
    shape('M0 610C300 520 620 600 900 590S1500 500 1800 580V860H0Z', 'url(#hill)'),
    shape(
      'M1130 588C1270 620 1180 650 1060 690C1000 712 1010 730 1140 752L1260 748C1130 724 1120 712 1180 690C1300 646 1350 616 1150 586Z',
      'url(#road)',
    ),
    shape('M0 740C500 690 1200 700 1800 736V1000H0Z', 'url(#meadow)'),
    shape('M0 792C600 750 1200 750 1800 790V880C1200 838 600 838 0 884Z', 'url(#road)'),
    stroke(
      'M0 838C600 795 1200 795 1800 836',
      '#f6f1dc',
      5,
      'stroke-dasharray="56 44" stroke-opacity=".85"',
    ),
    vehicle(traveller),
    shape('M0 870C600 828 1200 828 1800 868V1000H0Z', 'url(#meadow)'),
    flowers(),
    tree(1745, 900, 1.05),
    tree(180, 905, 1.15),
  ])
}

const flowers = () =>
  scattered('spring flowers', 190, (across, down, at) =>
    disc(
      round(across * 1800),
      round(886 + down * 114),
      2.5 + down * 4,
      ['#fff', '#ffe27a', '#f7a8c4', '#fff'][at % 4] as string,
    ),
  )

const BLOSSOM = ['#f2a3c0', '#f7bdd1', '#fbd3e0', '#fde6ee']

function tree(x: number, foot: number, size: number): string {
  // Dark boughs first and light ones last and higher, as if the sun stood above.
  const crown = scattered(`spring tree ${x}`, 150, (across, down, at) => {
    const angle = across * Math.PI * 2
    const far = Math.sqrt(down)
    const layer = Math.floor((at / 150) * BLOSSOM.length)
    const left = Math.cos(angle) * far * 190
    const top = Math.sin(angle) * far * 125 - 300 - layer * 22
    return disc(round(left), round(top), 38 - layer * 7, BLOSSOM[layer] as string)
  })
  return [
    `<g transform="translate(${x} ${foot}) scale(${size})">`,
    oval(20, 0, 190, 18, '#2f5a1e', 'fill-opacity=".35"'),
    stroke(
      'M0 0C-6 -90 4 -160 -2 -260M0 -150C40 -200 70 -230 92 -280M-2 -190C-40 -230 -60 -250 -80 -290',
      '#5d4037',
      24,
    ),
    `${crown}</g>`,
  ].join('')
}
