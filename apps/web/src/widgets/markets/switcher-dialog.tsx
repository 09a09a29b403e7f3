import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import { PlainDialog } from '../../ui/plain-dialog/index.ts'
import { DebouncedSearchBox } from '../../ui/search-box/index.ts'
import { useUserState, type Hierarchy } from '../user-state/index.ts'
import type { MarketSummary } from './answers.ts'
import { BrandChoice } from './brand-choice.tsx'
import { LevelChoice } from './level-choice.tsx'
import { MarketSearchResults } from './market-search-results.tsx'
import { MarketTree } from './market-tree.tsx'
import { switcherTexts } from './texts.ts'
import { useMarketSwitch } from './use-market-switch.ts'

interface SwitcherDialogProps {
  isOpen: boolean
  onClose: () => void
  target: string
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
  const [text, setText] = useState('')
  const [brand, setBrand] = useState<Hierarchy>()
  const whole = useRef<HTMLDivElement>(null)
  // Most people come here with a name in mind.
  useEffect(() => whole.current?.querySelector('input')?.focus(), [])
  const choose = (market: MarketSummary) => {
    onClose()
    void to.toMarket(market)
  }
  return (
    <Box ref={whole} sx={{ display: 'grid', gap: 4 }}>
      {hierarchies.length > 1 && (
        <BrandChoice
          hierarchies={hierarchies}
          chosen={brand}
          onChange={setBrand}
          onBrandAlone={(alone) => {
            onClose()
            void to.toHierarchy(alone)
          }}
        />
      )}
      <DebouncedSearchBox
        label={switcherTexts.search}
        placeholder={switcherTexts.search}
        onSearch={setText}
      />
      <Box sx={{ height: 'min(24rem, 50dvh)', overflowY: 'auto', mx: -2, px: 2 }}>
        {text ? (
          <MarketSearchResults text={text} hierarchyId={brand?.id} onChoose={choose} />
        ) : (
          <MarketTree
            // Another brand begins at its own top.
            key={brand?.id}
            top={person.homeMarketKey}
            start={brand?.marketKey ?? selectedMarket?.key ?? person.homeMarketKey}
            onChoose={choose}
          />
        )}
      </Box>
      <LevelChoice onChoose={(level) => void to.toLevel(level)} />
    </Box>
  )
}
