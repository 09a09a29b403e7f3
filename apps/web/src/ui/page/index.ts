export { Actions, Page } from './page.tsx'
export { Section } from './section.tsx'
