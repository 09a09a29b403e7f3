import { tableRequirements } from '../../../../ui/file-import/index.ts'

export const texts = {
  title: 'Answer of the printer',
  back: 'Package',
  intro:
    'Choose the file in which the printer says what became of each piece. You see what it would change before anything is recorded.',
  label: 'Answer of the printer',
  requirements: tableRequirements,
  rules: [
    'A line for each piece, with the columns Piece and Outcome; other columns are not read.',
    'Piece is what the data file of the package calls it, such as 12-000345.',
    'Outcome is mailed, spoiled or returned. What was returned stays returned.',
    'A piece that no file names is missing.',
  ],
  templateName: 'printer-answer.csv',
  toList: 'See the package',
} as const

export const trialTexts = {
  nothing: 'Nothing changes: all of it is known.',
  mailed: 'Mailed',
  spoiled: 'Spoiled',
  returned: 'Returned',
  unchanged: 'Known before',
  refused: 'Refused lines',
  missing: 'Missing afterwards',
  piece: 'Piece',
  noName: 'No piece',
  downloadName: 'printer-answer-to-correct.csv',
} as const
