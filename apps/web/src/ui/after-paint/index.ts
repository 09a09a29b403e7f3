export { AfterPaint } from './after-paint.tsx'
