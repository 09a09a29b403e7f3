import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { connectTo } from './connection.ts'
import { readSettings } from './settings.ts'
import {
  enter,
  keepFresh,
  onSignedOutElsewhere,
  presentPlace,
  providerOf,
  rightAddress,
} from './sign-in/index.ts'
import { OtherAddress, SignInTrouble, Splash } from './start/index.ts'
import { AppTheme } from './theme/index.ts'

const root = createRoot(document.getElementById('app') as HTMLElement)
const settings = readSettings()
const provider = providerOf(settings.signIn)

root.render(
  <AppTheme>
    <Splash />
  </AppTheme>,
)
const address = rightAddress(settings.signIn)
if (address !== undefined) {
  root.render(
    <AppTheme>
      <OtherAddress to={address} />
    </AppTheme>,
  )
}
const entered = address === undefined ? await enter(provider) : 'elsewhere'
if (entered === 'trouble') {
  root.render(
    <AppTheme>
      <SignInTrouble />
    </AppTheme>,
  )
}
if (entered === 'in') {
  const refusals = connectTo(provider)
  // The provider may not have heard of it yet, and must not let them in again by itself.
  onSignedOutElsewhere(() => {
    provider.signInAgain(presentPlace()).catch(() => location.reload())
  })
  // Drawn in pieces behind the splash, so that the browser answers between them.
  startTransition(() =>
    root.render(<App settings={settings} refusals={refusals} signOut={provider.signOut} />),
  )
  keepFresh(provider.renew)
}
