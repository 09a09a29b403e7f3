export { NotFoundPage } from './not-found-page.tsx'
export { Actions, Page, PAGE_END, type BackTo } from './page.tsx'
export { Section } from './section.tsx'
export { sheet } from './sheet.ts'
