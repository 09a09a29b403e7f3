/** Why an import is not undone, whatever it changed. */
export const undoReasons = {
  'import.undone-already': 'This import was undone already.',
  'import.undo-too-late': 'An import can be undone for seven days.',
  'import.imported-since':
    'A later import changed some of what this one changed. Undo that one first.',
  'import.nothing-to-undo': 'Nothing of this import can go back. Nothing was changed.',
  'import.undo-changed': 'Something was changed since you looked. Nothing was undone. Look again.',
} as const

/** Why something stays as it is, whatever was imported. */
export const changedSince = { 'stays.changed-since': 'It was changed since.' } as const
