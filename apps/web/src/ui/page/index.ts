export { NotFoundPage } from './not-found-page.tsx'
export { Actions, Page } from './page.tsx'
export { Section } from './section.tsx'
