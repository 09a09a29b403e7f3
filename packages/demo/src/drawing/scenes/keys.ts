import { canvas, disc, fade, glow, oval, rect, round, scattered, shape, stroke } from './canvas.ts'

/** Keys on a wooden counter, with the showroom out of focus behind. */
export function keys(): string {
  return canvas(
    [
      fade('room', [0, '#4b3b53'], [0.55, '#b36b57'], [1, '#f3b678']),
      fade('wood', [0, '#9a5f36'], [0.25, '#7d4926'], [1, '#45240f']),
      fade('edge', [0, '#ffd9a6', 0.85], [1, '#ffd9a6', 0]),
      glow('spot', [0, '#ffeec4', 0.75], [0.8, '#ffd89a', 0.45], [1, '#ffd89a', 0]),
      glow('lamp', [0, '#fff6dd', 0.85], [1, '#ffcf87', 0]),
      glow('dark', [0, '#1a0b04', 0.75], [0.6, '#1a0b04', 0.4], [1, '#1a0b04', 0]),
      fade('fob', [0, '#4b525b'], [0.4, '#252a30'], [1, '#0d0f12']),
      fade('steel', [0, '#fdfdfd'], [0.45, '#bcc4cb'], [0.55, '#8b959d'], [1, '#dfe4e8']),
      fade('tag', [0, '#d4463c'], [1, '#8f1b15']),
    ],
    [
      rect(0, 0, 1800, 640, 'url(#room)'),
      ...[420, 1180].map((x) => rect(x, 60, 330, 470, '#ffe3b3', 'fill-opacity=".22" rx="14"')),
      spots(),
      rect(0, 600, 1800, 400, 'url(#wood)'),
      rect(0, 600, 1800, 26, 'url(#edge)'),
      grain(),
      oval(1000, 850, 560, 80, 'url(#dark)'),
      oval(1000, 700, 700, 100, 'url(#lamp)', 'fill-opacity=".5"'),
      tag(),
      blade(),
      fob(),
      disc(800, 720, 84, 'none', 'stroke="#6d757c" stroke-width="17"'),
      disc(800, 720, 84, 'none', 'stroke="url(#steel)" stroke-width="12"'),
    ],
  )
}

const spots = () =>
  scattered('keys spots', 22, (across, down, at) =>
    disc(
      round(across * 1800),
      round(60 + down * 470),
      34 + (at % 5) * 19,
      'url(#spot)',
      `fill-opacity="${0.4 + (at % 3) * 0.2}"`,
    ),
  )

const grain = () =>
  scattered('keys grain', 34, (across, down) => {
    const y = round(630 + down * 360)
    const x = round(across * 1500 - 100)
    return stroke(
      `M${x} ${y}c180 -8 300 10 480 0`,
      down > 0.5 ? '#2e1708' : '#b97a49',
      3,
      'stroke-opacity=".28"',
    )
  })

/** The key's head with its buttons, lying towards the right. */
const fob = () =>
  [
    '<g transform="translate(870 660) rotate(9)">',
    shape(
      'M0 60C0 10 40 -10 90 -14L380 -30C460 -34 500 10 502 74S470 176 390 180L90 170C36 166 0 120 0 60Z',
      '#06070a',
      'transform="translate(10 22)" fill-opacity=".5"',
    ),
    shape(
      'M0 60C0 10 40 -10 90 -14L380 -30C460 -34 500 10 502 74S470 176 390 180L90 170C36 166 0 120 0 60Z',
      'url(#fob)',
    ),
    shape(
      'M30 22C50 0 80 -2 100 -4L380 -20C440 -20 470 4 482 36C380 4 140 10 30 40Z',
      '#fff',
      'fill-opacity=".2"',
    ),
    disc(46, 76, 22, '#0a0c0f'),
    ...[150, 260, 370].map((x) => rect(x, 34, 84, 88, '#31373e', 'rx="24"')),
    stroke('M176 92V70A16 16 0 0 1 208 70V92M170 92H214V62', '#e9edf1', 6),
    stroke('M286 92V70A16 16 0 0 1 316 64M280 92H324', '#e9edf1', 6),
    stroke('M392 90L400 66H424L434 90Z', '#e9edf1', 6),
    '</g>',
  ].join('')

const BLADE = 'M0 -26H300L320 -10L340 -26L372 -6L392 -22L430 0L392 26H0Z'

const blade = () =>
  [
    '<g transform="translate(812 770) rotate(151)">',
    shape(BLADE, '#120803', 'transform="translate(-6 -22)" fill-opacity=".45"'),
    shape(BLADE, 'url(#steel)'),
    stroke('M20 6H372', '#7b858d', 8),
    disc(0, 0, 74, 'url(#steel)'),
    disc(-14, 0, 26, '#6b3c1d'),
    '</g>',
  ].join('')

const tag = () =>
  [
    stroke('M790 800C776 840 800 870 850 880', '#2a1409', 14),
    '<g transform="translate(838 846) rotate(9)">',
    rect(6, 10, 300, 84, '#120803', 'rx="20" fill-opacity=".45"'),
    rect(0, 0, 300, 84, 'url(#tag)', 'rx="20"'),
    disc(38, 42, 14, '#45240f'),
    stroke('M80 42H260', '#fff', 6, 'stroke-opacity=".35"'),
    '</g>',
  ].join('')
