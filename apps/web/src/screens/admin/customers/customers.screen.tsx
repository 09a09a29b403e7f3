import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router'
import { customerImportPath } from '../../../app/paths.ts'
import { Page } from '../../../ui/page/index.ts'
import { ImportsList } from './imports-list.tsx'
import { MarketData } from './market-data.tsx'
import { PersonDialog } from './person-dialog.tsx'
import type { Doing } from './person-values.rules.ts'
import { texts } from './texts.ts'

/** What stands of customers, what has been imported, and who is to be left alone. */
export function Screen() {
  const [doing, setDoing] = useState<Doing>()
  const actions = (
    <>
      <Button variant="outlined" onClick={() => setDoing('suppress')}>
        {texts.suppress}
      </Button>
      <Button variant="outlined" onClick={() => setDoing('lift')}>
        {texts.lift}
      </Button>
      <Button variant="outlined" onClick={() => setDoing('erase')}>
        {texts.erase}
      </Button>
      <Button variant="contained" component={Link} to={customerImportPath('new')}>
        {texts.import}
      </Button>
    </>
  )
  return (
    <Page title={texts.title} intro={texts.intro} actions={actions}>
      <MarketData />
      <ImportsList />
      {doing && <PersonDialog doing={doing} onClose={() => setDoing(undefined)} />}
    </Page>
  )
}
