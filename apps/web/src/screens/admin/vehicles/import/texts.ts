import { MOST_TABLE_BYTES } from '@marquee/rules/csv'

const MEGABYTE = 1_048_576

export const texts = {
  title: 'Import vehicles',
  back: 'Vehicles',
  intro:
    'A file of models and model years is tried first: you see what differs before anything is changed.',
  label: 'File of models',
  requirements: ['CSV, as spreadsheets save it', `${MOST_TABLE_BYTES / MEGABYTE} MB at most`],
  rules: [
    'A line for each model, with its years as 2003-2011 2013; or a line for each model year.',
    'Make and model are needed, the brand where there are several, and years for a new model.',
    'The years of a line are all that the model has: those that are left out are no longer offered.',
    'A blank cell leaves what is there, and so does a model that is not in the file. Only the status “retired” retires.',
  ],
  templateName: 'vehicles.csv',
  toList: 'See the vehicles',
} as const

export const trialTexts = {
  nothing: 'Nothing differs: the models are as the file says.',
  changed: 'Changed',
  added: 'New',
  refused: 'Lines that are refused',
  refusedWhy: 'They are left out. Correct them in the file, and choose it again.',
  absent: 'Not in the file',
  absentWhy: 'These models are offered here and stay as they are.',
  line: 'Line',
  brand: 'Brand',
  model: 'Model',
  years: 'Model years',
  what: 'What changes',
  why: 'Why',
} as const
