import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import { PlainDialog } from '../../ui/plain-dialog/index.ts'
import { DebouncedSearchBox } from '../../ui/search-box/index.ts'
import { MarketSearchResults, MarketTree, type MarketSummary } from '../markets/index.ts'
import type { Hierarchy } from './answers.ts'
import { BrandChoice } from './brand-choice.tsx'
import { useTellingBrandName } from './brand-names.ts'
import { LevelChoice } from './level-choice.tsx'
import { switcherTexts } from './texts.ts'
import { useMarketSwitch } from './use-market-switch.ts'
import { useUserState } from './user-state.tsx'

export interface SwitcherDialogProps {
  isOpen: boolean
  onClose: () => void
  /** Where people go on in the other market; home where nothing is said. */
  target?: string
}

/** Another market: searched for, or found by going down the tree. */
export default function SwitcherDialog({ isOpen, onClose, target }: SwitcherDialogProps) {
  return (
    <PlainDialog open={isOpen} title={switcherTexts.title} onClose={onClose} width="sm">
      <Choices onClose={onClose} target={target} />
    </PlainDialog>
  )
}

function Choices({ onClose, target }: Omit<SwitcherDialogProps, 'isOpen'>) {
  const { person, selectedMarket, hierarchies } = useUserState()
  const to = useMarketSwitch(target)
  const brandName = useTellingBrandName()
  const [text, setText] = useState('')
  const [brand, setBrand] = useState<Hierarchy>()
  const whole = useRef<HTMLDivElement>(null)
  // Most people come here with a name in mind.
  useEffect(() => whole.current?.querySelector('input')?.focus(), [])
  const closing =
    <Chosen,>(go: (chosen: Chosen) => Promise<void>) =>
    (chosen: Chosen) => {
      onClose()
      void go(chosen)
    }
  const row = { present: selectedMarket?.key, onChoose: closing<MarketSummary>(to.toMarket) }
  return (
    <Box ref={whole} sx={{ display: 'grid', gap: 4 }}>
      {hierarchies.length > 1 && (
        <BrandChoice
          hierarchies={hierarchies}
          chosen={brand}
          onChange={setBrand}
          onBrandAlone={closing(to.toHierarchy)}
        />
      )}
      <DebouncedSearchBox
        label={switcherTexts.search}
        placeholder={switcherTexts.search}
        onSearch={setText}
      />
      <Box
        sx={{
          height: 'min(24rem, 50dvh)',
          overflowY: 'auto',
          mx: -2,
          px: 2,
          // Room for the ring around the row that has focus.
          scrollPaddingBlock: (theme) => theme.spacing(1),
        }}
      >
        {text ? (
          <MarketSearchResults text={text} hierarchyId={brand?.id} brandName={brandName} {...row} />
        ) : (
          <MarketTree
            // Another brand begins at its own top.
            key={brand?.id}
            top={person.homeMarketKey}
            start={brand?.marketKey ?? selectedMarket?.key ?? person.homeMarketKey}
            {...row}
          />
        )}
      </Box>
      <LevelChoice onChoose={(level) => void to.toLevel(level)} />
    </Box>
  )
}
