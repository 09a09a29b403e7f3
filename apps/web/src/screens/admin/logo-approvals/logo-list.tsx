import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { CardList } from '../../../ui/card-list/index.ts'
import type { LogoPage } from './answers.ts'
import { LogoCard, type LogoCardProps } from './logo-card.tsx'
import { choiceTexts, texts } from './texts.ts'
import type { Logos } from './use-logos.ts'

interface LogoListProps
  extends Omit<LogoCardProps, 'logo'>, Pick<Logos, 'page' | 'pages' | 'turn'> {
  found: LogoPage
}

/** A page of logos, and choosing all of it at once. */
export function LogoList({ found, page, pages, turn, ...card }: LogoListProps) {
  const { logos, totalElements } = found
  const { chosen, isLocked } = card
  const open = logos.filter(({ can }) => can.decide.ok)
  const count = open.filter(chosen.has).length
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: '2.5rem', mb: 2, gap: 4 }}>
        {open.length > 0 && (
          <FormControlLabel
            label={choiceTexts.page}
            disabled={isLocked}
            control={
              <Checkbox
                checked={count === open.length}
                indeterminate={count > 0 && count < open.length}
                onChange={(_, on) => chosen.choose(open, on)}
              />
            }
          />
        )}
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {texts.found(totalElements)}
        </Typography>
      </Box>
      <CardList
        label={texts.list}
        narrowest={20}
        pages={{ label: texts.pages, count: pages, page, turn }}
      >
        {logos.map((logo) => (
          <LogoCard key={logo.key} logo={logo} {...card} />
        ))}
      </CardList>
    </>
  )
}
