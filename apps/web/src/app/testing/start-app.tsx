import { blackoutDates } from '@marquee/contract/blackout-dates'
import { TOGGLE_DEFAULTS, type Toggles } from '@marquee/rules/toggles'
import { configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import type { ApiError } from '../../api/index.ts'
import {
  answeringServer,
  type AnsweringServer,
  type Heard,
} from '../../api/testing/answering-server.ts'
import { goodToken } from '../../api/testing/tokens.ts'
import type { Initialization, State } from '../../widgets/user-state/index.ts'
import { App } from '../app.tsx'
import { Content, Shell } from '../shell/shell.tsx'
import { dealerState, lakesideHierarchy, nationalHierarchy } from './states.ts'
import { oneBrand } from '../../widgets/user-state/testing/sample-state.ts'

interface Starting {
  path?: string
  state?: State
  initialization?: Initialization
  /** What the deployment switches otherwise than it is delivered. */
  toggles?: Toggles
}

export interface StartedApp extends AnsweringServer {
  /** Opens the screen of an address, as the person of the state. */
  start: (starting?: Starting) => void
  /** Shows the bar on top and the menu in this test. A screen by itself is there in two thirds of the time. */
  showShell: () => void
  signedOut: () => number
}

/** A person who types without pauses; whether they can reach a thing is not looked up each time. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

/** Screens in front of a server on loopback, on request with the bar and the menu; sign-in is done. */
export function startedApp({ withShell = false } = {}): StartedApp {
  const server = answeringServer()
  const refused = refusalsOfTest()
  let signedOut = 0
  let isShellShown = withShell
  inQuickSurroundings()
  beforeEach(() => {
    signedOut = 0
    isShellShown = withShell
    server.connect({ token: goodToken, forbidden: refused.notify })
  })
  const signOut = async () => {
    signedOut += 1
  }
  return {
    ...server,
    signedOut: () => signedOut,
    showShell: () => {
      isShellShown = true
    },
    start({ path = '/', state = dealerState, initialization = oneBrand, toggles = {} } = {}) {
      history.replaceState(null, '', path)
      server.answerUnlessSet('userState.read', state)
      server.answerUnlessSet('userState.initialize', initialization)
      answerTheRest(server)
      const toggleDefaults = { ...TOGGLE_DEFAULTS, ...toggles }
      render(
        <App
          settings={{ signIn, toggleDefaults, version: '9.8.7' }}
          refusals={refused.refusals}
          signOut={signOut}
          frame={isShellShown ? Shell : Content}
        />,
      )
    },
  }
}

/** What the server forbids, for the app that listens to it. */
function refusalsOfTest() {
  const listeners = new Set<(error: ApiError) => void>()
  beforeEach(() => listeners.clear())
  return {
    notify: (error: ApiError) => listeners.forEach((listener) => listener(error)),
    refusals: {
      listen(listener: (error: ApiError) => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  }
}

const signIn = {
  issuer: '',
  clientId: '',
  scope: '',
  audience: '',
  audienceParameter: 'none',
  onlyAt: null,
} as const

function answerTheRest(server: AnsweringServer): void {
  server.answerUnlessSet('notices.unread', { unread: 0 })
  server.answerUnlessSet('listPreferences.read', { lists: [] })
  server.answerUnlessSet('toggles.read', { toggles: {} })
  server.answerUnlessSet('approvals.count', { waiting: 0 })
  server.answerUnlessSet('blackoutDates.list', blackoutDates.list.example.reply)
  server.answerUnlessSet('approvals.hit', { campaigns: [], totalElements: 0 })
  const nothing = { drafts: [], waiting: [], upcoming: [], counts: [] }
  server.answerUnlessSet('home.read', nothing)
  server.answerUnlessSet('approvals.count', { waiting: 0 })
  server.answerUnlessSet('markets.hierarchy', ({ path }: Heard) =>
    path === '/market/2/hierarchy' ? nationalHierarchy : lakesideHierarchy,
  )
}

function inQuickSurroundings(): void {
  beforeEach(() => {
    // Whether each of a whole product's elements can be seen takes jsdom seconds to find out.
    configure({ defaultHidden: true })
    expectActs(false)
    vi.stubGlobal('matchMedia', wideScreen)
    vi.stubGlobal('scrollTo', () => undefined)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    configure({ defaultHidden: false })
    expectActs(true)
  })
}

/** Real answers arrive outside of `act`: React should not warn of them. */
function expectActs(expected: boolean): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: expected })
}

/** Wide enough for the menu that stays. */
const wideScreen = (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.includes('min-width'),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
