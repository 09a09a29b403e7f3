import {
  canvas,
  disc,
  fade,
  fir,
  glow,
  oval,
  rect,
  ridge,
  round,
  scattered,
  shape,
} from './canvas.ts'
import { vehicle, vehiclePaints, type Vehicle } from './vehicle.ts'

const traveller: Vehicle = {
  style: 'suv',
  x: 820,
  y: 848,
  scale: 0.72,
  hasLightsOn: true,
  hasRoofBox: true,
  paint: { light: '#d9534a', main: '#b3271f', deep: '#641310' },
}

/** Dusk over a snowed-in valley, and a car on its way home. */
export function winterRoad(): string {
  return canvas(
    [
      fade('sky', [0, '#1f3a5f'], [0.5, '#6d8fb3'], [0.8, '#f3c9a5'], [1, '#ffe6c7']),
      fade('far', [0, '#7d98b8'], [1, '#c7d2de']),
      fade('middle', [0, '#e9f0f7'], [1, '#a9bfd6']),
      fade('near', [0, '#f7fafd'], [1, '#b8cbdf']),
      fade('road', [0, '#5b6b7d'], [1, '#39485a']),
      fade('fir', [0, '#3c5a6b'], [1, '#1b3140']),
      glow('sun', [0, '#fff4dc', 1], [0.3, '#ffdfae', 0.8], [1, '#ffc98a', 0]),
      ...vehiclePaints(traveller),
    ],
    [
      rect(0, 0, 1800, 700, 'url(#sky)'),
      disc(1320, 470, 420, 'url(#sun)'),
      shape(ridge('winter far', { top: 300, height: 200, foot: 700, points: 12 }), 'url(#far)'),
      shape('M0 520C300 430 640 560 940 520S1500 440 1800 520V800H0Z', 'url(#middle)'),
      wood('behind', 34, 545, 80),
      shape('M0 660C400 600 700 690 1100 650S1600 610 1800 650V1000H0Z', 'url(#near)'),
      wood('before', 12, 660, 150),
      shape('M0 812C500 770 1300 770 1800 806V896C1300 858 500 862 0 904Z', 'url(#road)'),
      shape(
        'M0 812C500 770 1300 770 1800 806V814C1300 778 500 780 0 824Z',
        '#fff',
        'fill-opacity=".75"',
      ),
      vehicle(traveller),
      shape('M0 890C500 856 1300 852 1800 886V1000H0Z', 'url(#near)'),
      fir(150, 985, 520, 'url(#fir)'),
      fir(1690, 1000, 600, 'url(#fir)'),
      oval(150, 975, 130, 14, '#7f97b0', 'fill-opacity=".5"'),
      snow(),
    ],
  )
}

const wood = (label: string, count: number, foot: number, height: number) =>
  scattered(`winter ${label}`, count, (across, down) => {
    const tall = height * (0.6 + down * 0.7)
    return fir(across * 1800, foot + down * 34, tall, 'url(#fir)', 'fill-opacity=".85"')
  })

const snow = () =>
  scattered('winter snow', 170, (across, down, at) =>
    disc(
      round(across * 1800),
      round(down * 1000),
      at % 9 ? 2 + (at % 3) : 7,
      '#fff',
      'fill-opacity=".8"',
    ),
  )
