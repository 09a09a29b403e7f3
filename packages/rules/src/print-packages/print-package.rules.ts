import { accept, refuse, type Result } from '../result/index.ts'
import { mayApprove, type Moving } from '../campaigns/index.ts'
import type { SendingState } from '../sendings/index.ts'

/**
 * All that a printer needs for one sending. `handing-over` is committed before the folder shows the package, so that a
 * program which is killed there leaves no doubt whether to hand it over once more.
 */
export const PRINT_PACKAGE_STATES = ['making', 'ready', 'handing-over', 'handed-over'] as const

export type PrintPackageState = (typeof PRINT_PACKAGE_STATES)[number]

/** How a package reached the printer. */
export const HAND_OVERS = ['FOLDER', 'DOWNLOAD'] as const

export type HandOver = (typeof HAND_OVERS)[number]

interface Standing {
  state: PrintPackageState
  sending: SendingState
  isForgotten: boolean
}

export type HandOverRefusal =
  | 'print-package.not-ready'
  | 'print-package.not-now'
  | 'print-package.handed-over'
  | 'print-package.forgotten'

/** May it be handed over? A second time only by someone who says that it is a repeat. */
export function mayHandOver(
  { state, sending, isForgotten }: Standing,
  { isRepeat }: { isRepeat: boolean },
): Result<true, HandOverRefusal> {
  if (state === 'making' || state === 'handing-over') return refuse('print-package.not-ready')
  if (isForgotten) return refuse('print-package.forgotten')
  if (state === 'handed-over') return isRepeat ? accept(true) : refuse('print-package.handed-over')
  return sending === 'running' ? accept(true) : refuse('print-package.not-now')
}

/** Whoever may let a sending go hands what it prints to the printer. */
export const mayRunPrint = (person: Pick<Moving, 'level' | 'permissions'>) => mayApprove(person)

/** So long after the hand-over its files, and the names in them, are stored. */
export const STORED_DAYS = 30
