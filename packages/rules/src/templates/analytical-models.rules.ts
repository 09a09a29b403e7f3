import { templateTexts } from './texts.ts'

/** The models by which households are ranked; the place in this list is the column. */
export const ANALYTICAL_MODELS = ['service-likelihood', 'purchase-likelihood'] as const

export type AnalyticalModel = (typeof ANALYTICAL_MODELS)[number]

export const isAnalyticalModel = (text: string): text is AnalyticalModel =>
  ANALYTICAL_MODELS.some((model) => model === text)

/** What is wrong with a model that is to be saved. One that was stored when any text was taken may stay. */
export function analyticalModelProblem(
  model: string | null,
  stored: string | null,
): string | undefined {
  const isTaken = model === null || model === stored || isAnalyticalModel(model)
  return isTaken ? undefined : templateTexts.modelUnknown
}
