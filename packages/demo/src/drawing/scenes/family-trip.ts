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
  style: 'minivan',
  x: 700,
  y: 822,
  scale: 0.84,
  hasRoofBox: true,
  paint: { light: '#9fe0d6', main: '#2a9d8f', deep: '#0f4f49' },
}

const PAINTS = [
  fade('sky', [0, '#3b7dd8'], [0.45, '#8fc1ee'], [0.8, '#ffe0b8'], [1, '#ffc58f']),
  fade('sea', [0, '#ffd9a8'], [0.12, '#5fb0c9'], [1, '#1c6f92']),
  fade('coast', [0, '#7f9f8f'], [1, '#4f7d6d']),
  fade('sand', [0, '#f7dcae'], [1, '#d9a866']),
  fade('road', [0, '#7d838b'], [1, '#4d545c']),
  fade('trunk', [0, '#8a5a35'], [1, '#4f2f19']),
  fade('leaf', [0, '#3f9b5a'], [1, '#17532f']),
  glow('sun', [0, '#fff', 1], [0.18, '#fff3cf', 1], [0.4, '#ffe1a1', 0.6], [1, '#ffc98a', 0]),
  glow('cloud', [0, '#fff', 0.9], [0.6, '#fff', 0.5], [1, '#fff', 0]),
  ...vehiclePaints(traveller),
]

/** Summer by the sea, with everybody and everything on board. */
export function familyTrip(): string {
  return canvas(PAINTS, [
    rect(0, 0, 1800, 560, 'url(#sky)'),
    disc(470, 430, 380, 'url(#sun)'),
    ...[1090, 1240, 1370, 160].map((x, at) => oval(x, 150 + (at % 2) * 30, 180, 40, 'url(#cloud)')),
    shape(
      ridge('trip coast', { top: 440, height: 90, foot: 570, points: 16 }),
      'url(#coast)',
      'fill-opacity=".8"',
    ),
    rect(0, 548, 1800, 220, 'url(#sea)'),
    glitter(),
    sail(1420, 590),
    shape('M0 730C500 690 1300 720 1800 690V1000H0Z', 'url(#sand)'),
    shape('M0 790C600 756 1200 756 1800 780V884C1200 846 600 846 0 886Z', 'url(#road)'),
    stroke(
      'M0 838C600 802 1200 802 1800 832',
      '#fff6df',
      5,
      'stroke-dasharray="60 46" stroke-opacity=".9"',
    ),
    vehicle(traveller),
    shape('M0 884C600 846 1200 846 1800 880V1000H0Z', 'url(#sand)'),
    palm(190, 960, 1),
    palm(1700, 980, 1.1),
    grass(),
  ])
}

const glitter = () =>
  scattered('trip glitter', 120, (across, down) => {
    const wide = 10 + down * 60
    const x = 470 + (across - 0.5) * (160 + down * 900)
    return oval(
      round(x),
      round(556 + down * 160),
      round(wide),
      1.6 + down * 2,
      '#fff3d6',
      'fill-opacity=".5"',
    )
  })

const sail = (x: number, y: number) =>
  [
    shape(`M${x} ${y}V${y - 110}L${x + 62} ${y - 10}Z`, '#fff'),
    shape(`M${x - 6} ${y}V${y - 86}L${x - 44} ${y - 8}Z`, '#f2e8da'),
    shape(`M${x - 56} ${y + 4}H${x + 70}L${x + 46} ${y + 24}H${x - 36}Z`, '#b3271f'),
  ].join('')

function palm(x: number, foot: number, size: number): string {
  const leaves = [-168, -140, -100, -62, -30, -6, 20, 196].map(
    (turn) =>
      `<path d="M0 0C90 -40 190 -30 260 46C180 6 90 10 0 14Z" fill="url(#leaf)" transform="translate(40 -560) rotate(${turn + 10})"/>`,
  )
  return [
    `<g transform="translate(${x} ${foot}) scale(${size})">`,
    oval(30, 0, 150, 16, '#8a5f2c', 'fill-opacity=".4"'),
    shape('M-22 0C-10 -200 0 -380 28 -566H54C40 -380 34 -200 28 0Z', 'url(#trunk)'),
    leaves.join(''),
    disc(34, -548, 17, '#6b3f1d'),
    disc(60, -540, 15, '#7d4c26'),
    '</g>',
  ].join('')
}

const grass = () =>
  scattered('trip grass', 60, (across, down) => {
    const x = round(across * 1800)
    return stroke(
      `M${x} 1000q${round(down * 24 - 12)} -40 ${round(down * 50 - 25)} ${round(-50 - down * 50)}`,
      '#5f8f3e',
      6,
      'stroke-opacity=".75"',
    )
  })
