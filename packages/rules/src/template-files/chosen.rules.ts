import { linksOf } from './links.rules.ts'
import type { FileTemplate, TemplateFile } from './file.rules.ts'

/** Some templates of a file, with all that they are made of: an annual enrollment brings its seasons along. */
export function chosenOf(file: TemplateFile, keys: readonly number[]): TemplateFile {
  const chosen = new Set(keys)
  const first = file.templates.filter(({ key }) => chosen.has(key))
  const seasons = new Set(first.flatMap((template) => linksOf(template).templates))
  const templates = file.templates.filter(({ key }) => chosen.has(key) || seasons.has(key))
  return { ...onlyNeeded(file, templates), templates }
}

function onlyNeeded(file: TemplateFile, templates: readonly FileTemplate[]) {
  const links = templates.map((template) => linksOf(template))
  const coupons = new Set(links.flatMap((each) => each.coupons))
  const creatives = new Set(links.flatMap((each) => each.creatives))
  return {
    coupons: file.coupons.filter(({ key }) => coupons.has(key)),
    creatives: file.creatives.filter(({ key }) => creatives.has(key)),
  }
}
