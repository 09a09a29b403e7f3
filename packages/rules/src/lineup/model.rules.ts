import type { VehicleModel } from '../vehicles/index.ts'

/** A model as files and people name it. */
export interface LineupModel extends VehicleModel {
  /** The ID of its brand. */
  brand: string
  /** Ascending. */
  years: readonly number[]
  /** No longer offered to be chosen; who has chosen it, and customers who drive it, still have it. */
  isRetired: boolean
}

/** Customers' files name a model without its make: a brand has each name once, in capitals or not. */
export const identityOf = ({ brand, model }: Pick<LineupModel, 'brand' | 'model'>): string =>
  `${brand} ${model.toLowerCase()}`

/** The most characters of a make's or a model's name. */
export const MOST_OF_MODEL_NAME = 60
