import { canvas, disc, fade, glow, oval, rect, round, scattered, shape, stroke } from './canvas.ts'

const X = 690
const Y = 500
const R = 430

const PAINTS = [
  fade('sky', [0, '#33536d'], [0.6, '#7fa3b8'], [1, '#d9e2dd']),
  fade('road', [0, '#4d5a63'], [1, '#1d252b']),
  glow(
    'rubber',
    [0, '#20242a'],
    [0.72, '#181b20'],
    [0.8, '#2f353c'],
    [0.92, '#22272d'],
    [1, '#0c0e11'],
  ),
  glow('plate', [0, '#f5f8fa'], [0.55, '#c3ccd4'], [0.9, '#88939d'], [1, '#5d6770']),
  fade('metal', [0, '#fbfcfd'], [0.5, '#cfd7de'], [1, '#8a959f']),
  fade('body', [0, '#2f79b5'], [0.6, '#1d5488'], [1, '#0d2c4c']),
  glow('light', [0, '#fff8e0', 0.9], [1, '#ffe9b0', 0]),
  glow('under', [0, '#000', 0.7], [1, '#000', 0]),
  fade('gleam', [0, '#fff', 0.6], [1, '#fff', 0]),
]

/** One wheel, close, on a road after rain. */
export function tire(): string {
  return canvas(PAINTS, [
    rect(0, 0, 1800, 700, 'url(#sky)'),
    lights(),
    rect(0, 690, 1800, 310, 'url(#road)'),
    grain(),
    shape(
      'M0 0H1800V230C1500 210 1330 330 1300 640H1150C1150 300 960 20 690 20S230 300 230 640H0Z',
      'url(#body)',
    ),
    shape(
      'M0 60C500 20 1200 20 1800 84V112C1200 56 500 56 0 96Z',
      'url(#gleam)',
      'fill-opacity=".55"',
    ),
    stroke(
      'M230 640C230 300 420 20 690 20S1150 300 1150 640',
      '#071a2d',
      26,
      'stroke-opacity=".8"',
    ),
    oval(X, Y + R + 6, 640, 54, 'url(#under)'),
    disc(X, Y, R, 'url(#rubber)'),
    tread(),
    disc(X, Y, 296, '#0a0c0f'),
    disc(X, Y, 288, 'none', 'stroke="url(#plate)" stroke-width="22"'),
    disc(X, Y, 190, '#3a4149'),
    disc(X, Y, 186, 'none', 'stroke="#78828b" stroke-width="10" stroke-dasharray="4 22"'),
    ...Array.from({ length: 6 }, (_, at) => spoke(at * 60)),
    disc(X, Y, 66, 'url(#plate)'),
    disc(X, Y, 40, '#2b3138'),
    puddle(),
  ])
}

const grain = () =>
  scattered('tire grain', 260, (across, down) =>
    oval(
      round(across * 1800),
      round(700 + down * 300),
      3 + down * 10,
      1 + down * 2,
      '#fff',
      'fill-opacity=".09"',
    ),
  )

const lights = () =>
  scattered('tire lights', 14, (across, down, at) =>
    disc(
      round(1120 + across * 680),
      round(320 + down * 340),
      40 + (at % 5) * 22,
      'url(#light)',
      'fill-opacity=".6"',
    ),
  )

const tread = () =>
  Array.from({ length: 60 }, (_, at) => {
    const place = `translate(${X} ${Y}) rotate(${at * 6})`
    return [
      `<path d="M-8 -${R}L8 -${R - 4}L2 -${R - 44}L-12 -${R - 40}Z" fill="#06080a" transform="${place}"/>`,
      `<path d="M10 -${R - 60}L24 -${R - 62}L20 -${R - 74}L8 -${R - 72}Z" fill="#3b424a" fill-opacity=".8" transform="${place}"/>`,
    ].join('')
  }).join('')

const spoke = (turn: number) =>
  [
    `<g transform="translate(${X} ${Y}) rotate(${turn})">`,
    shape('M-26 -52L-62 -272C-24 -286 24 -286 62 -272L26 -52Z', 'url(#metal)'),
    shape('M-10 -70L-30 -258H30L10 -70Z', '#5f6972', 'fill-opacity=".55"'),
    disc(0, -44, 9, '#3a4149'),
    '</g>',
  ].join('')

const puddle = () =>
  [
    oval(1240, 940, 420, 40, '#a9c3d0', 'fill-opacity=".5"'),
    oval(1240, 936, 360, 24, '#dfe9ea', 'fill-opacity=".45"'),
  ].join('')
