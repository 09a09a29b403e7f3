import { importMarketGroups } from '../apps/server/src/programs/import-market-groups.ts'
import { runCommand } from '../apps/server/src/programs/run-command.ts'

// npm run import-market-groups -- FILE: beside the running program, or without it. With --replace the dealers of
// each group become those of the file. With --trial nothing is changed, and only what would be is printed.

await runCommand((argv) => importMarketGroups(argv, process.env, (line) => console.log(line)))
