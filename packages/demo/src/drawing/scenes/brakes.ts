import { canvas, disc, fade, glow, oval, rect, shape, stroke } from './canvas.ts'

const X = 860
const Y = 520

/** A brake disc and its caliper, as the technician sees them. */
export function brakes(): string {
  return canvas(
    [
      fade('room', [0, '#eef2f4'], [1, '#b9c6cd']),
      glow('light', [0, '#fff', 0.95], [1, '#fff', 0]),
      glow(
        'plate',
        [0, '#c9d1d8'],
        [0.5, '#eef2f5'],
        [0.62, '#aab4bd'],
        [0.8, '#e3e9ee'],
        [1, '#939ea8'],
      ),
      glow('hub', [0, '#5d6871'], [0.7, '#39434b'], [1, '#22292f']),
      fade('caliper', [0, '#ff6e5c'], [0.4, '#d8372a'], [1, '#86150d']),
      fade('arm', [0, '#5d6871'], [1, '#242b31']),
      glow('under', [0, '#1c262d', 0.55], [1, '#1c262d', 0]),
    ],
    [
      rect(0, 0, 1800, 1000, 'url(#room)'),
      disc(1240, 240, 760, 'url(#light)'),
      ...[120, 1560].map((x) => rect(x, 0, 120, 1000, '#8fa3af', 'fill-opacity=".16"')),
      stroke('M0 620H700M860 520L1420 -60', 'url(#arm)', 84),
      stroke('M1180 -40C1260 140 1240 260 1330 380', '#1b2126', 34),
      oval(X, 948, 560, 44, 'url(#under)'),
      disc(X + 24, Y + 8, 410, '#4d5862'),
      disc(X, Y, 410, 'url(#plate)'),
      grooves(),
      disc(X, Y, 214, '#7b8791'),
      disc(X, Y, 206, 'url(#hub)'),
      ...Array.from({ length: 5 }, (_, at) => nut(at * 72 - 90)),
      disc(X, Y, 76, '#c6cfd6'),
      disc(X, Y, 54, '#8b969f'),
      disc(X - 14, Y - 16, 26, '#fff', 'fill-opacity=".4"'),
      caliper(),
    ],
  )
}

const grooves = () =>
  [
    ...[250, 290, 330, 372].map((r) =>
      disc(X, Y, r, 'none', 'stroke="#fff" stroke-width="3" stroke-opacity=".4"'),
    ),
    ...Array.from({ length: 20 }, (_, at) =>
      [250, 312, 372]
        .map((r, row) => {
          const angle = ((at * 18 + row * 7) * Math.PI) / 180
          return disc(X + Math.cos(angle) * r, Y + Math.sin(angle) * r, 9, '#4d5862')
        })
        .join(''),
    ),
  ].join('')

function nut(turn: number): string {
  const angle = (turn * Math.PI) / 180
  const x = X + Math.cos(angle) * 142
  const y = Y + Math.sin(angle) * 142
  return disc(x, y, 28, '#12171b') + disc(x, y - 3, 21, '#d3dae0') + disc(x, y - 3, 9, '#5d6871')
}

const caliper = () =>
  [
    shape(
      'M1000 176C1120 190 1290 330 1310 470L1306 640C1304 690 1260 716 1206 700L1130 676C1090 660 1090 620 1104 580C1130 500 1080 400 1000 356C960 334 950 300 956 250C960 200 970 172 1000 176Z',
      '#2a0a07',
      'transform="translate(16 22)" fill-opacity=".35"',
    ),
    shape(
      'M1000 176C1120 190 1290 330 1310 470L1306 640C1304 690 1260 716 1206 700L1130 676C1090 660 1090 620 1104 580C1130 500 1080 400 1000 356C960 334 950 300 956 250C960 200 970 172 1000 176Z',
      'url(#caliper)',
    ),
    shape(
      'M1004 200C1110 216 1262 340 1284 470L1282 520C1250 390 1130 270 996 250Z',
      '#fff',
      'fill-opacity=".28"',
    ),
    ...[
      [1052, 286],
      [1226, 600],
    ].map(([x = 0, y = 0]) => disc(x, y, 30, '#7a120b') + disc(x, y, 18, '#d9dfe4')),
    stroke('M1120 330C1180 390 1214 450 1222 520', '#7a120b', 12, 'stroke-opacity=".7"'),
  ].join('')
