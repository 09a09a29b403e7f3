import { visibleLevels, type UserLevel } from '@marquee/rules/access'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { PlainDialog } from '../../ui/plain-dialog/index.ts'
import { DebouncedSearchBox } from '../../ui/search-box/index.ts'
import { MarketSearchResults, MarketTree, type MarketSummary } from '../markets/index.ts'
import type { Hierarchy } from './answers.ts'
import { useBrandNameIfSeveral } from './brand-names.ts'
import { levelNames, switcherTexts } from './texts.ts'
import { useMarketSwitch } from './use-market-switch.ts'
import { useUserState } from './user-state.tsx'

export interface SwitcherDialogProps {
  isOpen: boolean
  onClose: () => void
  /** Where people go on in the other market; by default home. */
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
  const brandName = useBrandNameIfSeveral()
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
    <Box ref={whole} onKeyDown={toRows} sx={{ display: 'grid', gap: 4 }}>
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

/** Down leads from the search box to the first of what is found, or of what lies below the market shown. */
function toRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' || !(event.target instanceof HTMLInputElement)) return
  const lists = [...event.currentTarget.querySelectorAll('ul')].reverse()
  const first = lists.map((list) => list.querySelector<HTMLElement>('[data-stop]')).find(Boolean)
  if (!first) return
  event.preventDefault()
  first.focus()
}

interface BrandChoiceProps {
  hierarchies: readonly Hierarchy[]
  chosen: Hierarchy | undefined
  onChange: (hierarchy: Hierarchy | undefined) => void
  onBrandAlone: (hierarchy: Hierarchy) => void
}

const ANY = 'ANY'

/** Narrows the markets to one brand, or works with the brand and no market at all. */
function BrandChoice({ hierarchies, chosen, onChange, onBrandAlone }: BrandChoiceProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={switcherTexts.brand}
        value={chosen?.id ?? ANY}
        onChange={(_, id: string | null) =>
          id !== null && onChange(hierarchies.find((each) => each.id === id))
        }
        sx={{
          flexWrap: 'wrap',
          gap: 2,
          // Apart from each other, for there may be more than fit on a line.
          '& .MuiToggleButton-root': { m: 0, border: 1, borderColor: 'line', borderRadius: 1 },
        }}
      >
        <ToggleButton value={ANY}>{switcherTexts.anyBrand}</ToggleButton>
        {hierarchies.map(({ id, name }) => (
          <ToggleButton key={id} value={id}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {chosen && (
        <Button size="small" onClick={() => onBrandAlone(chosen)}>
          {switcherTexts.brandAlone(chosen.name)}
        </Button>
      )}
    </Box>
  )
}

/** Looks at the product from one's own level, or from one below it. */
function LevelChoice({ onChoose }: { onChoose: (level: UserLevel) => void }) {
  const { person, selectedUserLevel } = useUserState()
  const id = useId()
  const levels = visibleLevels(person.level)
  if (levels.length < 2) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      <Box sx={{ flex: '1 1 12rem' }}>
        <Typography id={id} variant="subtitle2" component="p">
          {switcherTexts.level}
        </Typography>
        <Typography
          variant="caption"
          component="p"
          sx={{ color: 'text.secondary', textWrap: 'balance' }}
        >
          {switcherTexts.levelHelp}
        </Typography>
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-labelledby={id}
        value={selectedUserLevel}
        onChange={(_, level: UserLevel | null) => level && onChoose(level)}
      >
        {levels.map((level) => (
          <ToggleButton key={level} value={level}>
            {levelNames[level]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}
