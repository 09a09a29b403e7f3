import { readingOnce, type Use } from '../platform/sql/index.ts'
import { codedModelsView } from './coded-models.view.ts'
import { marketDataView } from './market-data.view.ts'

/** Campaigns that are counted in one call mostly reach the same dealers, by the same models. */
export const readingSourcesOnce = (use: Use): Use =>
  readingOnce(use, [marketDataView, codedModelsView])
