import {
  canvas,
  disc,
  fade,
  glow,
  oval,
  rect,
  round,
  scattered,
  shape,
  stroke,
  sweep,
} from './canvas.ts'

const PAINTS = [
  fade('bay', [0, '#20303c'], [0.6, '#16222b'], [1, '#0a1117']),
  glow('light', [0, '#7fd1ff', 0.5], [1, '#7fd1ff', 0]),
  sweep('case', [0, '#2b333b'], [0.5, '#4a555f'], [1, '#1d242b']),
  fade('lid', [0, '#7b8791'], [1, '#46515b']),
  sweep('side', [0, '#0f1418'], [1, '#252d34']),
  fade('band', [0, '#46b5ff'], [1, '#1667ad']),
  sweep('lead', [0, '#8f99a1'], [0.4, '#eef2f5'], [1, '#727c84']),
  fade('red', [0, '#ff7b6b'], [0.5, '#d23a2c'], [1, '#7f140c']),
  fade('black', [0, '#6a737b'], [0.5, '#2a3036'], [1, '#0a0d10']),
  glow('spark', [0, '#fff', 1], [0.2, '#bfe8ff', 0.9], [1, '#4fb6ff', 0]),
  glow('under', [0, '#000', 0.7], [1, '#000', 0]),
]

/** A battery under the bonnet, with its two leads. */
export function battery(): string {
  return canvas(PAINTS, [
    rect(0, 0, 1800, 1000, 'url(#bay)'),
    disc(900, 380, 820, 'url(#light)'),
    engine(),
    oval(920, 900, 640, 60, 'url(#under)'),
    shape(
      'M480 430H1360V880C1360 900 1350 910 1330 910H510C490 910 480 900 480 880Z',
      'url(#case)',
    ),
    shape('M1360 430L1450 380V826L1360 890Z', 'url(#side)'),
    shape('M480 430L570 380H1450L1360 430Z', 'url(#lid)'),
    ribs(),
    rect(480, 560, 880, 190, 'url(#band)'),
    rect(480, 560, 880, 14, '#fff', 'fill-opacity=".35"'),
    bolt(),
    ...[660, 1190].map(post),
    stroke('M660 344C640 220 460 190 300 230S60 160 -40 190', 'url(#red)', 46),
    stroke(
      'M660 344C640 220 460 190 300 230S60 160 -40 190',
      '#fff',
      7,
      'stroke-opacity=".35" transform="translate(0 -12)"',
    ),
    stroke('M1190 344C1220 190 1440 160 1580 220S1760 180 1860 200', 'url(#black)', 46),
    stroke(
      'M1190 344C1220 190 1440 160 1580 220S1760 180 1860 200',
      '#fff',
      7,
      'stroke-opacity=".2" transform="translate(0 -12)"',
    ),
    clamp(660, 'url(#red)'),
    clamp(1190, 'url(#black)'),
    disc(660, 300, 150, 'url(#spark)', 'fill-opacity=".5"'),
    sparks(),
  ])
}

const engine = () =>
  [
    rect(60, 560, 330, 330, '#2a3a45', 'rx="26"'),
    ...[600, 660, 720, 780].map((y) => rect(90, y, 270, 22, '#3d505d', 'rx="11"')),
    rect(1520, 520, 360, 400, '#25343f', 'rx="30"'),
    disc(1690, 720, 120, '#344856'),
    disc(1690, 720, 76, '#1b2831'),
    disc(1690, 720, 120, 'none', 'stroke="#4b6272" stroke-width="8" stroke-dasharray="14 12"'),
    stroke('M0 470C260 420 380 500 470 470M1440 470C1560 420 1700 470 1800 440', '#0d161d', 60),
    stroke(
      'M0 462C260 412 380 492 470 462M1440 462C1560 412 1700 462 1800 432',
      '#41566a',
      8,
      'stroke-opacity=".7"',
    ),
  ].join('')

const ribs = () =>
  Array.from({ length: 15 }, (_, at) =>
    rect(508 + at * 58, 780, 20, 106, '#000', 'fill-opacity=".28" rx="8"'),
  ).join('')

const bolt = () =>
  [
    shape('M948 576L870 668H912L886 738L972 640H926Z', '#fff'),
    stroke('M590 655H690M640 605V705', '#fff', 20),
    stroke('M1150 655H1250', '#fff', 20),
  ].join('')

const post = (x: number) =>
  [
    oval(x, 408, 78, 18, '#12181d'),
    rect(x - 40, 330, 80, 76, 'url(#lead)'),
    oval(x, 330, 40, 12, '#dfe5ea'),
  ].join('')

const clamp = (x: number, fill: string) =>
  [
    rect(x - 72, 334, 144, 46, fill, 'rx="18"'),
    rect(x - 72, 338, 144, 8, '#fff', 'fill-opacity=".3" rx="4"'),
    disc(x + 54, 356, 15, '#cfd7dd'),
    disc(x + 54, 356, 7, '#59636b'),
  ].join('')

const sparks = () =>
  scattered('battery sparks', 26, (across, down) =>
    disc(
      round(520 + across * 280),
      round(190 + down * 220),
      1.5 + down * 4,
      '#d9f2ff',
      'fill-opacity=".85"',
    ),
  )
