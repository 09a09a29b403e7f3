import {
  LOGO_TYPES,
  marketProfileAbilityTexts,
  MOST_OF_REJECTION,
  type LogoType,
} from '@marquee/rules/market-profiles'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { api, useChange, whyNot } from '../../api/index.ts'
import { ReasonButton } from '../../ui/disabled-reason/index.ts'
import { Actions, Section } from '../../ui/page/index.ts'
import { ReasonDialog } from '../../ui/reason-dialog/index.ts'
import { showMoment } from '../../widgets/calendar/index.ts'
import { PictureUpload } from '../../widgets/images/index.ts'
import {
  EnlargingLogo,
  LogoStatusChip,
  logoTexts,
  logoTypeNames,
  rejectHint,
  type Logo,
  type MarketProfile,
} from '../../widgets/market-profiles/index.ts'
import { logoPartTexts } from './texts.ts'

interface LogosPartProps {
  profile: MarketProfile
  onStale: () => void
}

export function LogosPart(props: LogosPartProps) {
  return (
    <Section title={logoPartTexts.title} description={logoPartTexts.why}>
      {LOGO_TYPES.map((assetType) => (
        <LogoSlot key={assetType} assetType={assetType} {...props} />
      ))}
    </Section>
  )
}

interface LogoSlotProps {
  assetType: LogoType
  profile: MarketProfile
  onStale: () => void
}

/** One of a market's two logos: what there is of it, and the way to hand in another. */
function LogoSlot({ assetType, profile, onStale }: LogoSlotProps) {
  const { marketKey, name, logos, can } = profile
  const shown = shownLogos(logos, assetType)
  const handIn = useChange(api.marketProfiles.handInLogo, {
    refreshes: [api.marketProfiles.read, api.marketProfiles.searchLogos, api.pieces.dealer],
    success: logoPartTexts.handedIn,
    fails: false,
  })
  const params = { marketKey: String(marketKey) }
  return (
    <Box sx={{ display: 'grid', gap: 4, mb: 8 }}>
      <Typography variant="h3">{logoTypeNames[assetType]}</Typography>
      {shown.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{logoPartTexts.none}</Typography>
      )}
      {shown.map((logo) => (
        <LogoEntry
          key={logo.key}
          logo={logo}
          marketKey={marketKey}
          onStale={onStale}
          marketName={name}
        />
      ))}
      <PictureUpload
        assetType={assetType}
        marketKey={marketKey}
        label={logoPartTexts.upload[assetType]}
        reason={whyNot(can.uploadLogo, marketProfileAbilityTexts)}
        onUploaded={(hash) => handIn.attempt({ params, body: { assetType, hash } })}
      />
    </Box>
  )
}

const ORDER: readonly Logo['status'][] = ['APPROVED', 'PENDING', 'REJECTED']

/**
 * The logos of one type: the one in use, the one that waits, and the one that came back, as long as
 * nothing newer has answered it.
 */
export function shownLogos(logos: readonly Logo[], assetType: LogoType): Logo[] {
  const ofType = logos.filter((logo) => logo.assetType === assetType)
  const newest = Math.max(...ofType.map(({ key }) => key))
  return ofType
    .filter(({ status, key }) => status !== 'REJECTED' || key === newest)
    .toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status))
}

interface LogoEntryProps extends LogoDecisionProps {
  marketName: string
}

const PLACES = {
  APPROVED: logoPartTexts.inUse,
  PENDING: logoPartTexts.waiting,
  REJECTED: logoPartTexts.back,
}

function LogoEntry({ logo, marketKey, marketName, onStale }: LogoEntryProps) {
  const { status, uploadedBy, uploadedAt, reason } = logo
  return (
    <Card component="article" aria-label={PLACES[status]}>
      <EnlargingLogo logo={logo} marketName={marketName} onBroken={onStale} />
      <Box sx={{ p: 4, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
          <Typography variant="subtitle2" component="h4">
            {PLACES[status]}
          </Typography>
          <LogoStatusChip status={status} />
        </Box>
        <Typography sx={{ color: 'text.secondary' }}>
          {logoTexts.handedIn(uploadedBy, showMoment(uploadedAt))}
        </Typography>
        {reason !== null && (
          <Typography sx={{ whiteSpace: 'pre-line' }}>{logoTexts.why(reason)}</Typography>
        )}
        <LogoDecision logo={logo} marketKey={marketKey} onStale={onStale} />
      </Box>
    </Card>
  )
}

interface LogoDecisionProps {
  logo: Logo
  marketKey: number
  onStale: () => void
}

/** The two buttons, for those who decide about logos. */
function LogoDecision({ logo, marketKey, onStale }: LogoDecisionProps) {
  const [isRejecting, setRejecting] = useState(false)
  const refreshes = [api.marketProfiles.read, api.marketProfiles.searchLogos, api.pieces.dealer]
  const approve = useChange(api.marketProfiles.approveLogo, {
    refreshes,
    success: logoPartTexts.approved,
  })
  const reject = useChange(api.marketProfiles.rejectLogo, {
    refreshes,
    success: logoPartTexts.rejected,
    fails: false,
  })
  const { decide } = logo.can
  const isDecider = decide.ok || decide.reason === 'logo.own-upload'
  if (logo.status !== 'PENDING' || !isDecider) return null

  const reason = whyNot(decide, marketProfileAbilityTexts)
  const params = { marketKey: String(marketKey) }
  // The picture that was looked at, and no other that came in the meantime.
  const { assetType, image } = logo
  const looked = { assetType, hash: image.hash }
  const take = async () => {
    if (!(await approve.run({ params, body: looked }))) onStale()
  }
  return (
    <Actions>
      <ReasonButton
        variant="outlined"
        reason={reason}
        loading={approve.isRunning}
        onClick={() => void take()}
      >
        {logoPartTexts.approve}
      </ReasonButton>
      <ReasonButton reason={reason} onClick={() => setRejecting(true)}>
        {logoPartTexts.reject}
      </ReasonButton>
      {isRejecting && (
        <ReasonDialog
          title={logoPartTexts.rejectTitle}
          hint={rejectHint}
          most={MOST_OF_REJECTION}
          onDecide={(why) => reject.attempt({ params, body: { ...looked, reason: why } })}
          onClose={() => setRejecting(false)}
        />
      )}
    </Actions>
  )
}
