import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { api, ApiError, useChange, useOperation } from '../../../api/index.ts'
import { campaignTemplatePath } from '../../../app/paths.ts'
import { useNotifications } from '../../../ui/notifications/index.ts'
import { ErrorState, TextSkeleton } from '../../../ui/states/index.ts'
import { WarningDialog } from '../../../ui/warning-dialog/index.ts'
import { levelNames, useBrandName } from '../../../widgets/user-state/index.ts'
import type { CountedAccess, TemplateRow } from './answers.ts'
import { statusTexts } from './texts.ts'

interface StatusDialogProps {
  template: Pick<TemplateRow, 'key' | 'name' | 'status' | 'hierarchyId'>
  onClose: () => void
}

/** What stands against offering a template, by the path of what is missing. */
type Missing = Readonly<Record<string, string>>

/** Asks before a template is offered, or offered no longer, and says what that means. */
export function StatusDialog({ template, onClose }: StatusDialogProps) {
  const { name, status } = template
  const isActive = status === 'ACTIVE'
  const { act, isRunning, missing } = useStatusChange(template, onClose)
  const { activateTitle, deactivateTitle, deactivateBody } = statusTexts
  if (missing) return <MissingDialog template={template} missing={missing} onClose={onClose} />
  return (
    <WarningDialog
      open
      title={isActive ? deactivateTitle(name) : activateTitle(name)}
      onClose={onClose}
      onContinue={() => void act()}
      busy={isRunning}
    >
      {isActive ? (
        <Typography>{deactivateBody}</Typography>
      ) : (
        <Offer templateKey={template.key} onLeave={onClose} />
      )}
    </WarningDialog>
  )
}

/** To how many dealers the template would be offered, and the way to change that. */
function Offer({ templateKey, onLeave }: { templateKey: number; onLeave: () => void }) {
  const params = { key: String(templateKey) }
  const query = useOperation(api.templates.readAccess, { params, query: {} }, { selection: false })
  const { response, status, error, isRefreshing } = query
  if (status === 'failed') {
    return (
      <ErrorState title={statusTexts.notCounted} onRetry={query.retry} retrying={isRefreshing}>
        {error}
      </ErrorState>
    )
  }
  if (!response) return <TextSkeleton lines={2} />
  return (
    <>
      <OfferInWords offer={response} />
      {response.can.changeAccess.ok && (
        <Link
          component={RouterLink}
          to={campaignTemplatePath(templateKey)}
          state={{ problemAt: 'access.markets' }}
          onClick={onLeave}
        >
          {statusTexts.changeOffer}
        </Link>
      )}
    </>
  )
}

function OfferInWords({ offer }: { offer: CountedAccess }) {
  const { dealers, access, hierarchyId } = offer
  const brand = useBrandName()(hierarchyId)
  const { isOpenToBrand, marketGroupKeys, levels } = access
  const markets = isOpenToBrand
    ? statusTexts.everyDealer(brand)
    : statusTexts.chosen(
        offer.markets.map(({ name }) => name),
        marketGroupKeys.length,
      )
  const staff = levels.map((level) => levelNames[level]).join(', ')
  return (
    <>
      <Typography sx={{ mb: 2 }}>
        {dealers === 0 ? statusTexts.noDealer : statusTexts.offeredTo(dealers, markets)}
      </Typography>
      {!levels.includes('DEALER') && (
        <Typography sx={{ mb: 2 }}>{statusTexts.staffOnly(staff)}</Typography>
      )}
    </>
  )
}

function useStatusChange({ key, name, status }: StatusDialogProps['template'], close: () => void) {
  const { notify } = useNotifications()
  const [missing, setMissing] = useState<Missing>()
  const options = {
    refreshes: [api.templates.search, api.templates.read],
    selection: false,
    fails: false,
  } as const
  const activate = useChange(api.templates.activate, {
    ...options,
    success: statusTexts.activated(name),
  })
  const deactivate = useChange(api.templates.deactivate, {
    ...options,
    success: statusTexts.deactivated(name),
  })
  const change = status === 'ACTIVE' ? deactivate : activate
  const act = async () => {
    try {
      await change.attempt({ params: { key: String(key) }, query: {} })
      close()
    } catch (error) {
      const open = missingIn(error)
      if (open) return setMissing(open)
      notify('error', (error as Error).message)
      close()
    }
  }
  return { act, isRunning: change.isRunning, missing }
}

function missingIn(error: unknown): Missing | undefined {
  if (!(error instanceof ApiError) || error.code !== 'campaign-template.incomplete') {
    return undefined
  }
  return (error.details.serverResponseAttributes as { problems?: Missing } | undefined)?.problems
}

interface MissingDialogProps extends StatusDialogProps {
  missing: Missing
}

/** What is to be done first, each with the way to where it is done. */
function MissingDialog({ template: { key, name }, missing, onClose }: MissingDialogProps) {
  return (
    <WarningDialog open warnOnly title={statusTexts.incompleteTitle(name)} onClose={onClose}>
      <Typography>{statusTexts.incompleteBody}</Typography>
      <Box component="ul" sx={{ mt: 2, mb: 0, pl: 5, display: 'grid', gap: 1.5 }}>
        {Object.entries(missing).map(([path, problem]) => (
          <li key={path}>
            <Link
              component={RouterLink}
              to={campaignTemplatePath(key)}
              state={{ problemAt: path }}
              onClick={onClose}
            >
              {problem}
            </Link>
          </li>
        ))}
      </Box>
    </WarningDialog>
  )
}
