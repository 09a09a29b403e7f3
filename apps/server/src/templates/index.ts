export { drawHero, type Hero } from './hero.painter.ts'
export { templatesRoutes } from './templates.route.ts'
