import { showMoney } from '@marquee/rules/money'
import { useState, type ReactNode } from 'react'
import { WarningDialog } from '../../../../ui/warning-dialog/index.ts'
import { useUserState } from '../../../../widgets/user-state/index.ts'
import type { Breakdown } from './answers.ts'
import { minimumTexts as texts } from './texts.ts'

interface MinimumQuestion {
  dialog: ReactNode
  /** May it be saved all the same? */
  ask: () => Promise<boolean>
}

/** Below the minimum order value, those who may pass over it are asked, and others are told. */
export function useMinimumQuestion(breakdown: Breakdown): MinimumQuestion {
  const { permissions } = useUserState()
  const [settle, setSettle] = useState<(passes: boolean) => void>()
  const mayBypass = permissions.includes('CAN_PERFORM_ADMIN_OPERATIONS')
  const answer = (passes: boolean) => {
    settle?.(passes)
    setSettle(undefined)
  }
  const { estimatedCost, minimumOrderValue } = breakdown
  return {
    ask: () => new Promise<boolean>((done) => setSettle(() => done)),
    dialog: (
      <WarningDialog
        open={settle !== undefined}
        title={texts.title}
        warnOnly={!mayBypass}
        onClose={() => answer(false)}
        onContinue={() => answer(true)}
      >
        {texts.below(showMoney(estimatedCost), showMoney(minimumOrderValue ?? 0))}
        {!mayBypass && ` ${texts.only}`}
      </WarningDialog>
    ),
  }
}
