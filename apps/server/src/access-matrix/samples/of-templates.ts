import { creatives } from '@marquee/contract/creatives'
import {
  TEMPLATE_FILE,
  TEMPLATE_FILE_VERSION,
  templateFiles,
} from '@marquee/contract/template-files'
import { templates } from '@marquee/contract/templates'
import { brandOf, type Place } from '../places.ts'
import type { Sampler } from './sample.ts'

const market: Sampler = ({ key }) => ({ query: { marketKey: key } })
const brand: Sampler = ({ brand }) => ({ query: { hierarchyId: brand ?? undefined } })
const creative: Sampler = (at) => ({ params: { key: at.creative } })
const template: Sampler = (at) => ({ params: { key: at.template } })

/** Texts without names of a place, so that a creator of one is shown nothing of another. */
export const creativeContent = {
  ...creatives.create.example.body,
  hierarchyId: undefined,
  name: 'Somebody New',
}

/** With the creative of its place, and codes of its own. */
export const templateContent = (at: Place) => ({
  ...templates.create.example.body,
  hierarchyId: undefined,
  name: 'Somebody New',
  category: 'ANNUAL_SEASONAL',
  seasonals: SEASONS.map((season) => ({ season, templateKey: seasonOf(at) })),
  attachments: [],
  minimumOrderValue: 0,
  workflows: templates.create.example.body.workflows.map((workflow) => ({
    ...workflow,
    steps: workflow.steps.map((step) => ({ ...step, creativeSelection: { filterItems: [] } })),
  })),
  creativeTemplates: templates.create.example.body.creativeTemplates.map((one) => ({
    ...one,
    creativeTemplateKey: at.creative,
    defaultCoupons: [],
    creativeCode: `C-${at.template}`,
    letterCode: `L-${at.template}`,
  })),
})

const SEASONS = ['SPRING', 'SUMMER', 'FALL', 'WINTER'] as const

/** The key of the seasonal template at the same place. */
export const seasonOf = (at: Place): number => at.template + 100

const oneBrand = (at: Place): string => at.brand ?? brandOf(at)

/** Leaves every price as it is, of the template at the same place that has no draft. */
const prices = (at: Place) => ({
  file: {
    name: 'prices.csv',
    bytes: Buffer.from(`Template ID,Channel,Price per piece\n${seasonOf(at)},Email,\n`),
  },
})

/** Into a brand, a template that it does not have. */
const templateFile: Sampler = (at) => ({
  query: { hierarchyId: oneBrand(at) },
  file: {
    name: 'templates.json',
    bytes: Buffer.from(
      JSON.stringify({
        format: TEMPLATE_FILE,
        version: TEMPLATE_FILE_VERSION,
        coupons: [],
        creatives: templateFiles.export.example.reply.creatives.map((creative) => ({
          ...creative,
          name: 'Somebody New',
          key: at.creative,
        })),
        templates: [
          {
            key: 1,
            ...templateContent({ ...at, template: at.template + 700 }),
            seasonals: [],
            category: 'REMINDERS',
          },
        ],
        pictures: [],
      }),
    ),
  },
})

export const SAMPLES_OF_TEMPLATES: Readonly<Record<string, Sampler>> = {
  'creatives.search by market': market,
  'creatives.search by brand': brand,
  'creatives.read by creative': creative,
  'creatives.uses by creative': creative,
  'creatives.keyNames by market': market,
  'creatives.keyNames by brand': brand,
  'creatives.create by oneBrand': (at) => ({
    body: { ...creativeContent, hierarchyId: oneBrand(at) },
  }),
  'creatives.update by creative': (at) => ({
    body: { ...creativeContent, key: at.creative, version: 1 },
  }),

  'templates.search by market': market,
  'templates.search by brand': brand,
  'templates.enrollmentTiles by market': market,
  'templates.enrollmentTiles by brand': brand,
  'templates.firstPieces by market': (at, home) => ({
    query: { marketKey: at.key },
    body: { campaignTemplateKeys: [home.template] },
  }),
  'templates.firstPieces by brand': (at, home) => ({
    query: { hierarchyId: at.brand ?? undefined },
    body: { campaignTemplateKeys: [home.template] },
  }),
  'templates.categories by market': market,
  'templates.categories by brand': brand,
  'templates.read by template': template,
  'templates.read by market': (at, home) => ({
    params: { key: home.template },
    query: { marketKey: at.key },
  }),
  'templates.readAnnual by template': template,
  'templates.selectableDates by template': (at) => ({
    query: { campaignTemplateKey: at.template },
  }),
  'templates.selectableDates by market': (at, home) => ({
    query: { campaignTemplateKey: home.template, marketKey: at.key },
  }),
  'templates.marketGroups by template': (at) => ({ params: { id: at.template } }),
  'templates.childMarkets by template': (at, home) => ({
    params: { key: at.template },
    query: { marketGroupKey: home.group },
  }),
  'templates.childMarkets by group': (at, home) => ({
    params: { key: home.template },
    query: { marketGroupKey: at.group },
  }),
  'templates.childMarketsOfGroup by group': (at) => ({ query: { marketGroupKey: at.group } }),
  'templates.create by oneBrand': (at) => ({
    body: {
      ...templateContent({ ...at, template: at.template + 500 }),
      hierarchyId: oneBrand(at),
      seasonals: [],
      category: 'REMINDERS',
    },
  }),
  'templates.update by template': (at) => ({
    body: { ...templateContent(at), key: at.template, version: 1 },
  }),
  'templates.readDraft by template': template,
  'templates.saveDraft by template': (at) => ({
    ...template(at, at),
    body: { content: templateContent(at), basedOn: 1, version: 1 },
  }),
  'templates.discardDraft by template': (at) => ({
    ...template(at, at),
    query: { version: '1' },
  }),
  'templates.duplicate by template': template,
  'templates.takenCodes by oneBrand': (at) => ({ query: { hierarchyId: oneBrand(at) } }),
  'templates.activate by template': template,
  'templates.deactivate by template': template,
  'templates.accessMatrix by market': market,
  'templates.accessMatrix by brand': brand,
  'templates.readAccess by template': template,
  'templates.countDealers by oneBrand': (at) => ({
    body: { hierarchyId: oneBrand(at), isOpenToBrand: true, marketKeys: [], marketGroupKeys: [] },
  }),
  'templates.versions by template': template,
  'templateFiles.export by template': (at) => ({ query: { keys: at.template } }),
  'templateFiles.readyMade by oneBrand': (at) => ({ query: { hierarchyId: oneBrand(at) } }),
  'templateFiles.try by oneBrand': templateFile,
  'priceLists.export by market': market,
  'priceLists.export by brand': ({ brand: id }) => ({ query: { hierarchyId: id ?? undefined } }),
  'priceLists.try by market': (at, home) => ({ ...market(at, home), ...prices(home) }),
  'priceLists.try by brand': ({ brand: id }, home) => ({
    query: { hierarchyId: id ?? undefined },
    ...prices(home),
  }),
  'priceLists.import by template': (at) => prices(at),
  'templateFiles.import by oneBrand': templateFile,
  'templates.saveAccess by template': (at) => ({
    ...template(at, at),
    body: { isOpenToBrand: true, marketKeys: [], marketGroupKeys: [], levels: ['DEALER'] },
  }),
}
