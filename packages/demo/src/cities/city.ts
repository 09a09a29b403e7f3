export interface DemoCity {
  city: string
  state: string
  areaCode: string
  timeZone: string
  zips: readonly string[]
}

export const cityIn =
  (timeZone: string) =>
  (city: string, state: string, areaCode: string, zips: string): DemoCity => ({
    city,
    state,
    areaCode,
    timeZone,
    zips: zips.split(' '),
  })
