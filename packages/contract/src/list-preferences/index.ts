import {
  COLUMN_WIDTHS,
  filterNameProblem,
  LISTS,
  MOST_COLUMNS,
  MOST_OF_FILTER_ADDRESS,
  MOST_OF_FILTER_NAME,
} from '@marquee/rules/list-preferences'
import { z } from 'zod'
import { Key, KeyText, operations, shortText } from '../operation/index.ts'

const everybody = { anyOf: [], scope: 'self' } as const

const ListName = z.enum(LISTS)

// Spaces around a name do not count: it is trimmed before it is saved.
const filterName = shortText(MOST_OF_FILTER_NAME * 2).refine(
  (name) => filterNameProblem(name) === undefined,
  { error: ({ input }) => filterNameProblem(String(input)) },
)
const filterAddress = shortText(MOST_OF_FILTER_ADDRESS)
  .refine((text) => text.trim() !== '', 'Required')
  .describe('Search text, filters and order, as the address of the list holds them')

const SavedFilter = z.strictObject({
  key: Key,
  name: z.string(),
  address: z
    .string()
    .describe('Search text, filters and order, as the address of the list holds them'),
  opensFirst: z.boolean().describe('The list opens with it'),
})

const Column = z.strictObject({
  id: z.string().regex(/^[A-Za-z][\w-]{0,39}$/, 'Must be a column such as name'),
  isShown: z.boolean().nullable().describe('Null: as the list has it'),
  width: z
    .int()
    .min(COLUMN_WIDTHS.least)
    .max(COLUMN_WIDTHS.most)
    .nullable()
    .describe('In pixels. Null: as the list has it'),
})
const columns = z.array(Column).max(MOST_COLUMNS)
const Columns = z.strictObject({ columns })

const drafts = {
  key: 12,
  name: 'My drafts',
  address: 'status=DRAFT&mine=1',
  opensFirst: false,
}
const columnsExample = [
  { id: 'category', isShown: false, width: null },
  { id: 'name', isShown: null, width: 320 },
]

export const listPreferences = operations('listPreferences', {
  read: {
    method: 'GET',
    path: '/list-preferences',
    summary: 'The filters that the caller saved and the columns that they arranged, by list.',
    access: everybody,
    reply: {
      status: 200,
      body: z.strictObject({
        lists: z
          .array(
            z.strictObject({
              list: ListName,
              savedFilters: z.array(SavedFilter).describe('By name'),
              columns: z.array(Column),
            }),
          )
          .describe('Those in which anything is not as by default'),
      }),
    },
    failures: {},
    example: {
      reply: {
        lists: [{ list: 'campaigns' as const, savedFilters: [drafts], columns: columnsExample }],
      },
    },
  },
  saveFilter: {
    method: 'POST',
    path: '/list-preferences/{list}/filter',
    summary: 'Saves the filters of a list under a name, for the caller alone.',
    access: everybody,
    audit: 'saved-filter.created',
    params: z.strictObject({ list: ListName }),
    body: z.strictObject({ name: filterName, address: filterAddress }),
    reply: { status: 201, body: SavedFilter },
    failures: { 'saved-filter.name-taken': 409, 'saved-filter.too-many': 409 },
    example: {
      params: { list: 'campaigns' },
      body: { name: drafts.name, address: drafts.address },
      reply: drafts,
    },
  },
  changeFilter: {
    method: 'PUT',
    path: '/list-preferences/filter/{key}',
    summary:
      'Renames saved filters of the caller, replaces them, or has their list open with them.',
    access: everybody,
    audit: 'saved-filter.changed',
    params: z.strictObject({ key: KeyText }),
    body: z.strictObject({
      name: filterName.optional(),
      address: filterAddress.optional(),
      opensFirst: z.boolean().optional().describe('True: no other one of the list does any more'),
    }),
    reply: { status: 200, body: SavedFilter },
    failures: { 'saved-filter.name-taken': 409 },
    example: {
      params: { key: '12' },
      body: { opensFirst: true },
      reply: { ...drafts, opensFirst: true },
    },
  },
  deleteFilter: {
    method: 'DELETE',
    path: '/list-preferences/filter/{key}',
    summary: 'Deletes saved filters of the caller.',
    access: everybody,
    audit: 'saved-filter.deleted',
    params: z.strictObject({ key: KeyText }),
    reply: { status: 200, body: z.strictObject({ key: Key }) },
    failures: {},
    example: { params: { key: '12' }, reply: { key: 12 } },
  },
  arrangeColumns: {
    method: 'PUT',
    path: '/list-preferences/{list}/columns',
    summary:
      'Says how the caller has columns of a list; those that are not named stay as they are.',
    access: everybody,
    audit: 'list.columns-arranged',
    params: z.strictObject({ list: ListName }),
    body: z.strictObject({
      columns: columns.refine(
        (all) => new Set(all.map(({ id }) => id)).size === all.length,
        'Each column once',
      ),
    }),
    reply: { status: 200, body: Columns },
    failures: {},
    example: {
      params: { list: 'campaigns' },
      body: { columns: columnsExample },
      reply: { columns: columnsExample },
    },
  },
  resetColumns: {
    method: 'DELETE',
    path: '/list-preferences/{list}/columns',
    summary: 'Has all columns of a list as by default again.',
    access: everybody,
    audit: 'list.columns-reset',
    params: z.strictObject({ list: ListName }),
    reply: { status: 200, body: Columns },
    failures: {},
    example: { params: { list: 'campaigns' }, reply: { columns: [] } },
  },
})
