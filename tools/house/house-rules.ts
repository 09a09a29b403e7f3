import { casts } from './casts.ts'
import { cycles } from './cycles.ts'
import { databaseDoor, ownTables } from './database.ts'
import { demoApart, layers, screensApart, typesOnly } from './layers.ts'
import { hashes } from './hashes.ts'
import { names } from './names.ts'
import { doors, glossary, river } from './nouns.ts'
import { clock, environment, sockets } from './outside.ts'
import { purity } from './purity.ts'
import type { HouseRule } from './rule.ts'
import { sizes } from './sizes.ts'
import { useCases } from './use-cases.ts'
import { words } from './words.ts'

/** What holds the rooms apart. Each rule has a planted violation in planted.test.ts. */
export const houseRules: readonly HouseRule[] = [
  layers,
  demoApart,
  typesOnly,
  screensApart,
  river,
  doors,
  glossary,
  cycles,
  purity,
  databaseDoor,
  ownTables,
  sockets,
  environment,
  clock,
  hashes,
  sizes,
  casts,
  names,
  useCases,
  words,
]
