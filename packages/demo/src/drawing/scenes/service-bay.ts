import { canvas, disc, fade, glow, oval, rect, shape, stroke, sweep } from './canvas.ts'
import { vehicle, vehiclePaints, type Vehicle } from './vehicle.ts'

const guest: Vehicle = {
  style: 'sedan',
  x: 520,
  y: 640,
  scale: 0.92,
  paint: { light: '#f7f9fb', main: '#c9d2db', deep: '#6d7985' },
}

/** A bright workshop in the morning: a car on the lift, and everything in its place. */
export function serviceBay(): string {
  return canvas(
    [
      fade('wall', [0, '#d9e4ea'], [1, '#eef4f6']),
      fade('floor', [0, '#b9c5cb'], [1, '#7d8c95']),
      sweep('post', [0, '#24435c'], [0.4, '#3f7198'], [1, '#183043']),
      sweep('chest', [0, '#b3271f'], [0.5, '#d4463c'], [1, '#8a1a14']),
      fade('window', [0, '#bfe3f7'], [0.7, '#eaf7fd'], [1, '#dcefe2']),
      fade('cone', [0, '#fff', 0.5], [1, '#fff', 0]),
      glow('shine', [0, '#fff', 0.75], [1, '#fff', 0]),
      glow('tyre', [0, '#12161a'], [0.45, '#12161a'], [0.5, '#2b3239'], [1, '#14181d']),
      ...vehiclePaints(guest),
    ],
    [
      rect(0, 0, 1800, 760, 'url(#wall)'),
      ...[90, 1310].map(doorway),
      rect(0, 600, 1800, 160, '#5f7f95', 'fill-opacity=".18"'),
      rect(0, 742, 1800, 18, '#53707f', 'fill-opacity=".5"'),
      rect(0, 760, 1800, 240, 'url(#floor)'),
      oval(940, 900, 760, 90, 'url(#shine)'),
      shape(
        'M120 1000L420 760H436L170 1000ZM1680 1000L1400 760H1384L1630 1000Z',
        '#f5c433',
        'fill-opacity=".85"',
      ),
      ...[330, 900, 1470].map(lampAt),
      lift(),
      vehicle(guest),
      rect(470, 640, 900, 16, '#20394d'),
      chest(),
      shelf(),
    ],
  )
}

const doorway = (x: number) =>
  [
    rect(x, 150, 400, 610, '#93a7b2'),
    rect(x + 14, 164, 372, 596, 'url(#window)'),
    ...[300, 440, 580, 690].map((y) => rect(x + 14, y, 372, 6, '#93a7b2', 'fill-opacity=".7"')),
    rect(x + 134, 164, 6, 596, '#93a7b2', 'fill-opacity=".7"'),
    rect(x + 262, 164, 6, 596, '#93a7b2', 'fill-opacity=".7"'),
  ].join('')

const lampAt = (x: number) =>
  [
    stroke(`M${x} 0V70`, '#5a6b75', 5),
    shape(`M${x - 70} 104L${x - 30} 68H${x + 30}L${x + 70} 104Z`, '#2d3d47'),
    rect(x - 66, 102, 132, 8, '#fffbe8'),
    shape(
      `M${x - 66} 110H${x + 66}L${x + 330} 720H${x - 330}Z`,
      'url(#cone)',
      'fill-opacity=".55"',
    ),
  ].join('')

const lift = () =>
  [
    oval(500, 872, 120, 20, '#000', 'fill-opacity=".22"'),
    oval(1350, 872, 120, 20, '#000', 'fill-opacity=".22"'),
    ...[450, 1316].flatMap((x) => [
      rect(x, 190, 72, 680, 'url(#post)', 'rx="6"'),
      rect(x - 26, 856, 124, 22, '#16293a', 'rx="6"'),
      rect(x + 18, 220, 36, 560, '#0d1c28', 'fill-opacity=".55"'),
    ]),
    rect(450, 190, 938, 30, '#24435c', 'rx="6"'),
  ].join('')

const chest = () =>
  [
    oval(1560, 944, 170, 20, '#000', 'fill-opacity=".28"'),
    rect(1430, 640, 260, 280, 'url(#chest)', 'rx="10"'),
    rect(1420, 620, 280, 26, '#20262c', 'rx="6"'),
    ...[664, 712, 760, 818].map((y, at) =>
      rect(1446, y, 228, at > 1 ? 48 : 38, '#000', 'fill-opacity=".16" rx="4"'),
    ),
    ...[674, 722, 772, 830].map((y) => rect(1500, y, 120, 8, '#eef2f5', 'rx="4"')),
    ...[1460, 1660].map((x) => disc(x, 930, 16, '#20262c')),
    stroke('M1470 612L1530 560M1600 612V566M1640 612L1660 570', '#8d99a3', 12),
  ].join('')

const shelf = () =>
  [
    rect(30, 700, 330, 14, '#33566f'),
    rect(46, 714, 12, 200, '#33566f'),
    rect(332, 714, 12, 200, '#33566f'),
    ...[110, 250].flatMap((x) => [
      disc(x, 634, 68, 'url(#tyre)'),
      disc(x, 634, 34, '#c9d2d9'),
      disc(x, 634, 20, '#7b8790'),
    ]),
    ...[100, 196, 286].map((x, at) =>
      rect(x - 34, 820, 68, 94, ['#2f6f9f', '#e0a62c', '#4c8a57'][at] as string, 'rx="8"'),
    ),
    rect(30, 912, 330, 12, '#33566f'),
  ].join('')
