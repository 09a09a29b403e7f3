const figure = (count: number): string => count.toLocaleString('en-US')

export const importsTexts = {
  title: 'Earlier imports',
  why: 'An import can be undone for seven days.',
  columns: { importedAt: 'Imported', file: 'File', by: 'By', what: 'What it did', undo: 'Undo' },
  byCommand: 'By command',
  byOthers: 'A higher office',
  undone: (by: string, day: string) => `Undone ${day} by ${by}`,
  undoneByCommand: (day: string) => `Undone ${day} by command`,
  undoneByOthers: 'a higher office',
  over: 'The seven days are over',
  undo: 'Undo',
  undoOf: (file: string, moment: string) => `Undo ${file} of ${moment}`,
} as const

export const undoTexts = {
  undo: 'Undo this import',
  title: (file: string) => `Undo the import of ${file}?`,
  loadFailed: 'What undoing it would do could not be loaded',
  stays: 'Left as they are',
  changed: 'Goes back to what it was',
  what: 'What changes',
  why: 'Why',
  final: 'An undo cannot be undone, but the file can be imported again.',
  first: (shown: number, all: number) => `The first ${figure(shown)} of ${figure(all)}.`,
  no: 'Keep this import',
  done: (counts: string) => `The import was undone: ${counts}.`,
} as const
