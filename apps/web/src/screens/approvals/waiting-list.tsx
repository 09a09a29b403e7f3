import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Pagination from '@mui/material/Pagination'
import Typography from '@mui/material/Typography'
import type { WaitingPage } from './answers.ts'
import { isChoosable } from './decisions.rules.ts'
import { choiceTexts, texts } from './texts.ts'
import type { Chosen } from './use-chosen.ts'
import type { WaitingList } from './use-waiting.ts'
import { WaitingItem } from './waiting-item.tsx'

interface WaitingTableProps extends Pick<WaitingList, 'page' | 'pages' | 'turn'> {
  found: WaitingPage
  chosen: Chosen
  /** While decisions are on their way. */
  isLocked: boolean
}

/** A page of what waits, and choosing all of it at once. */
export function WaitingTable({ found, chosen, isLocked, ...paging }: WaitingTableProps) {
  const { waiting, totalElements } = found
  const open = waiting.filter(isChoosable)
  const count = open.filter(chosen.has).length
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, mb: 2 }}>
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
      <Box component="ul" aria-label={texts.list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {waiting.map((item) => (
          <WaitingItem key={item.key} item={item} chosen={chosen} isLocked={isLocked} />
        ))}
      </Box>
      {paging.pages > 1 && (
        <Pagination
          aria-label={texts.pages}
          count={paging.pages}
          page={paging.page + 1}
          onChange={(_, to) => paging.turn(to - 1)}
          sx={{ mt: 6, '& ul': { justifyContent: 'center' } }}
        />
      )}
    </>
  )
}
