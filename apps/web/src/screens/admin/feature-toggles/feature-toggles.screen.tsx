import { Page } from '../../../ui/page/index.ts'
export function Screen() {
  return <Page title="x">x</Page>
}
