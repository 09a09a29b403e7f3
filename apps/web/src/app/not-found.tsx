import { NotFoundPage } from '../ui/page/index.ts'
import { paths } from './paths.ts'

export function NotFound() {
  return <NotFoundPage home={paths.home} />
}
