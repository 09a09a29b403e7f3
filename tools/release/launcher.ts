import { COMMANDS } from '../../apps/server/src/platform/release/index.ts'

const LINES = Object.entries({
  start: 'serves, with the settings of the environment',
  ...COMMANDS,
  version: 'what this is',
}).map(([name, about]) => `  ${name.padEnd(22)}${about}`)

/** The program of an archive: a shell script, which becomes the Node of the one command that was called. */
export const launcher = (): string => `#!/bin/sh
# Marquee, and what an operator calls beside it. Needs Node 20.19 or newer; MARQUEE_NODE names one that is not in PATH.
set -eu
here=$(dirname "$(readlink -f "$0")")
node=\${MARQUEE_NODE:-node}

help() {
  cat <<'END'
Usage: ./marquee COMMAND …

${LINES.join('\n')}

README.md says how to begin, docs/operations.md what each command takes.
END
}

command=\${1:-help}
[ $# -eq 0 ] || shift
case $command in
  help | --help | -h) help; exit 0 ;;
  --version) command=version ;;
esac
if ! command -v "$node" >/dev/null 2>&1; then
  echo "Marquee needs Node 20.19 or newer: install one, or name it by MARQUEE_NODE." >&2
  exit 1
fi
case $command in
  version)
    exec "$node" -p 'const { version, commit } = JSON.parse(fs.readFileSync(process.argv[1])); version + " (" + commit + ")"' \\
      "$here/program/server/package.json"
    ;;
  start | ${Object.keys(COMMANDS).join(' | ')}) ;;
  *)
    echo "There is no command $command." >&2
    help >&2
    exit 1
    ;;
esac
"$node" -e 'const [major, minor] = process.versions.node.split(".").map(Number)
if (major > 20 || (major === 20 && minor >= 19)) process.exit(0)
console.error("Marquee needs Node 20.19 or newer, and this is " + process.version + ".")
process.exit(1)'
exec "$node" "$here/program/server/dist/$command.js" "$@"
`
