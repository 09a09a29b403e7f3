import { canvas, disc, fade, glow, oval, rect, round, scattered, shape } from './canvas.ts'
import { vehicle, vehiclePaints, type Vehicle } from './vehicle.ts'

const traveller: Vehicle = {
  style: 'sedan',
  x: 640,
  y: 850,
  scale: 0.92,
  hasLightsOn: true,
  paint: { light: '#8fb6ff', main: '#2f5fc4', deep: '#0e2152' },
  glass: ['#7f8fc0', '#1b2340'],
}

/** A wet street after work, with the lights of the town in it. */
export function cityNight(): string {
  return canvas(
    [
      fade('sky', [0, '#0b1030'], [0.55, '#2c2a66'], [0.85, '#8a4a86'], [1, '#e58a78']),
      fade('far', [0, '#2a2e63'], [1, '#6b4a80']),
      fade('near', [0, '#141838'], [1, '#262650']),
      fade('street', [0, '#2b2c4c'], [0.4, '#191b35'], [1, '#0d0f20']),
      fade('wet', [0, '#fff', 0.28], [1, '#fff', 0]),
      glow(
        'moon',
        [0, '#fff', 1],
        [0.24, '#fdf3dc', 0.9],
        [0.3, '#d9d4ff', 0.25],
        [1, '#a9a4ff', 0],
      ),
      glow('lantern', [0, '#fff6d8', 1], [0.2, '#ffd889', 0.7], [1, '#ffb347', 0]),
      ...vehiclePaints(traveller),
    ],
    [
      rect(0, 0, 1800, 760, 'url(#sky)'),
      disc(1460, 190, 250, 'url(#moon)'),
      towers('far', 18, { least: 180, most: 400, fill: 'url(#far)', lit: '#ffc9a0' }),
      towers('near', 11, { least: 230, most: 520, fill: 'url(#near)', lit: '#ffe1a1' }),
      rect(0, 740, 1800, 260, 'url(#street)'),
      rect(0, 736, 1800, 10, '#3a3c66'),
      reflections(),
      ...[150, 620, 1130, 1640].map(lantern),
      vehicle(traveller),
      oval(1040, 880, 430, 16, '#5d86e8', 'fill-opacity=".22"'),
    ],
  )
}

interface Towers {
  least: number
  most: number
  fill: string
  lit: string
}

function towers(label: string, count: number, { least, most, fill, lit }: Towers): string {
  const width = 1800 / count
  return scattered(`city ${label}`, count, (across, down, at) => {
    const height = least + across * (most - least)
    const left = at * width - 10
    const wide = width * (0.86 + down * 0.3)
    const windows = scattered(`city ${label} ${at}`, 26, (column, row, index) =>
      index % 3
        ? rect(
            round(left + 14 + Math.floor(column * 6) * ((wide - 34) / 6)),
            round(740 - height + 22 + Math.floor(row * (height / 32)) * 30),
            11,
            15,
            lit,
            `fill-opacity="${0.35 + (index % 4) * 0.2}"`,
          )
        : '',
    )
    return rect(round(left), round(740 - height), round(wide), round(height), fill) + windows
  })
}

const reflections = () =>
  scattered('city street', 26, (across, down) =>
    shape(
      `M${round(across * 1800)} 750l${round(8 + down * 26)} 0l${round(-4 + down * 8)} ${round(90 + down * 150)}l${round(-20 - down * 22)} 0Z`,
      down > 0.5 ? '#ffc977' : '#9f8cff',
      'fill-opacity=".16"',
    ),
  )

const lantern = (x: number) =>
  [
    rect(x - 4, 470, 8, 280, '#0c0e22'),
    rect(x - 40, 466, 80, 8, '#0c0e22'),
    disc(x - 36, 484, 90, 'url(#lantern)'),
    disc(x + 36, 484, 90, 'url(#lantern)'),
    shape(`M${x - 46} 760h92l40 150h-172Z`, 'url(#wet)', 'fill-opacity=".35"'),
  ].join('')
