import { tableRequirements } from '../../../../ui/file-import/index.ts'

export const texts = {
  title: 'Import vehicles',
  back: 'Vehicles',
  intro:
    'A file of models and model years is tried first: you see what differs before anything is changed.',
  label: 'File of models',
  requirements: tableRequirements,
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
  absentWhy: 'These models are offered here and stay as they are.',
  brand: 'Brand',
  model: 'Model',
  years: 'Model years',
} as const

export const importsTexts = { none: 'No file has changed the models yet.' } as const

const models = (count: number) =>
  count === 1 ? '1 model' : `${count.toLocaleString('en-US')} models`

export const undoModelsTexts = {
  removed: 'New models that are removed',
  retired: 'New models that are retired instead',
  model: 'Model',
  retiring:
    'A retired model is no longer offered. Campaigns that have chosen it still reach its drivers, and it can be offered again in the list of vehicles.',
  yes: (count: number) => `Undo for ${models(count)}`,
} as const
