import { demoHierarchies } from './hierarchies.ts'

export interface DemoVehicleModel {
  hierarchyId: string
  make: string
  model: string
  years: number[]
}

/**
 * Models by make, with the model years since 1990 in which they were sold in the United States; a
 * year that a model left out is left out here.
 */
const MODELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Honda: {
    Accord: '1990-2027',
    Civic: '1990-2027',
    Clarity: '2017-2021',
    'CR-V': '1997-2027',
    'CR-X': '1990-1991',
    'CR-Z': '2011-2016',
    Crosstour: '2010-2015',
    'del Sol': '1993-1997',
    Element: '2003-2011',
    Fit: '2007-2013 2015-2020',
    'HR-V': '2016-2027',
    Insight: '2000-2006 2010-2014 2019-2022',
    Odyssey: '1995-2027',
    Passport: '1994-2002 2019-2027',
    Pilot: '2003-2027',
    Prelude: '1990-2001 2026-2027',
    Prologue: '2024-2026',
    Ridgeline: '2006-2014 2017-2027',
    S2000: '2000-2009',
  },
  Acura: {
    ADX: '2025-2027',
    CL: '1997-1999 2001-2003',
    ILX: '2013-2022',
    Integra: '1990-2001 2023-2027',
    Legend: '1990-1995',
    MDX: '2001-2020 2022-2027',
    NSX: '1991-2005 2017-2022',
    RDX: '2007-2027',
    RL: '1996-2012',
    RLX: '2014-2020',
    RSX: '2002-2006',
    SLX: '1996-1999',
    TL: '1996-2014',
    TLX: '2015-2025',
    TSX: '2004-2014',
    Vigor: '1992-1994',
    ZDX: '2010-2013 2024',
  },
  Nissan: {
    '200SX': '1995-1998',
    '240SX': '1990-1998',
    '300ZX': '1990-1996',
    '350Z': '2003-2009',
    '370Z': '2009-2020',
    Altima: '1993-2026',
    Ariya: '2023-2025',
    Armada: '2004-2027',
    Axxess: '1990',
    Cube: '2009-2014',
    Frontier: '1998-2027',
    'GT-R': '2009-2021 2023-2024',
    Juke: '2011-2017',
    Kicks: '2018-2027',
    Leaf: '2011-2027',
    Maxima: '1990-2014 2016-2023',
    Murano: '2003-2007 2009-2027',
    NV: '2012-2021',
    NV200: '2013-2021',
    NX: '1991-1993',
    Pathfinder: '1990-2020 2022-2027',
    Pulsar: '1990',
    Quest: '1993-2002 2004-2009 2011-2017',
    Rogue: '2008-2027',
    'Rogue Sport': '2017-2022',
    Sentra: '1990-2027',
    Stanza: '1990-1992',
    Titan: '2004-2024',
    Truck: '1990-1997',
    Versa: '2007-2025',
    'Versa Note': '2014-2019',
    Xterra: '2000-2015',
    Z: '2023-2027',
  },
}

/** Each brand's own models; a brand without a make of its own looks after all of them. */
export function demoVehicles(): DemoVehicleModel[] {
  return demoHierarchies().flatMap(({ id, name }) => {
    const makes = name in MODELS ? [name] : Object.keys(MODELS)
    return makes.flatMap((make) =>
      Object.entries(MODELS[make] ?? {}).map(([model, years]) => ({
        hierarchyId: id,
        make,
        model,
        years: years.split(' ').flatMap(yearsOf),
      })),
    )
  })
}

function yearsOf(range: string): number[] {
  const [first = 0, last = first] = range.split('-').map(Number)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
